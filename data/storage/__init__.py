"""SQLite: the connection, the transactions, the statements and the migrations."""
