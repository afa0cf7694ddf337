-- The global account of a person added up whole accounts, with the 1000 that each of them began with: whoever lost a match
-- on each of four servers stood above somebody with 36 wins. It begins with 1000 once; to that comes what was earned on
-- each server that counts.

UPDATE standings SET points = (
    SELECT 1000 + SUM(own.points - 1000) FROM standings AS own JOIN servers ON servers.guild = own.guild
    WHERE own.person = standings.person AND own.variant = '' AND own.guild <> 0 AND servers.players >= 10
) WHERE guild = 0 AND variant = '';
