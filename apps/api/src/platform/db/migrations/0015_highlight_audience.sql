-- Customers who see the highlight; null for all.
alter table highlights add column audience text;
alter table highlights add constraint highlights_audience
  check (audience in ('guests', 'members')) not valid;
