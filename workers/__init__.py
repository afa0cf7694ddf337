"""Supervised worker processes: started, asked, watched and restarted. Knows nothing of dominoes."""
