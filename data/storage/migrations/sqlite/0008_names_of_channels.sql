-- A rated match that is lost with its channel stays in the server's log, where the channel has to be named when it is gone.

ALTER TABLE matches ADD COLUMN channel_name TEXT NOT NULL DEFAULT ''; -- when it was opened; '': not known
