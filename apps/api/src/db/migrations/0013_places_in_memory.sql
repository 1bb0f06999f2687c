-- The list of places comes with the server and is looked through in memory; nothing refers to it.
drop table places;
