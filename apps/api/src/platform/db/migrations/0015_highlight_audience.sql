-- Customers who see the highlight; null for all.
alter table highlights add column audience text check (audience in ('guests', 'members'));
