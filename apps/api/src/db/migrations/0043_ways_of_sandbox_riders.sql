-- From where to where the sandbox's riders go, for the map that shows them; null for trips of before.
alter table sandbox_trips add column way jsonb;
