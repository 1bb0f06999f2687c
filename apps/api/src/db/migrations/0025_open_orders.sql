-- Where a guest's order came from, as a hash with a key that is not here: few may wait for their
-- payment by address.
alter table orders add column placed_from text check (placed_from ~ '^[0-9a-f]{64}$');
create index orders_unpaid_by_address on orders (placed_from) where status = 'MAKING PAYMENT';

-- Carts that guests left behind.
create index carts_of_guests_by_use on carts (updated_at) where guest_hash is not null;

-- What a member is shown of a device that is signed in, and by which it is signed out.
alter table member_sessions add column id text not null default gen_random_uuid()::text unique;
alter table member_sessions add column device text not null default '' check (length(device) <= 60);
