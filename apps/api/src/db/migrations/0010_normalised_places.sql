-- The text that a search for a place is compared with, by the name that it has everywhere.
alter table places rename column folded to normalised;
