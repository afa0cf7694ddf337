"""The rules of dominoes, tested without Discord, disk or clock."""
