-- What members keep with us: their picture, and where they have orders brought to.

-- The picture as it was drawn anew from what the member sent. Each one has a name that nobody can
-- guess, and never gets other bytes.
create table avatars (
  file text primary key check (file ~ '^[A-Za-z0-9_-]{43}\.webp$'),
  member_id public_id not null references members,
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  created_at timestamptz not null,
  constraint avatars_one_a_member unique (member_id)
);

create table addresses (
  id public_id primary key,
  member_id public_id not null references members,
  -- Made by the client: the same one again is the same address.
  reference text,
  position bigint generated always as identity,
  mail_name text not null,
  mail_type text,
  -- E.164.
  mail_phone text not null check (mail_phone ~ '^\+601\d{8,9}$'),
  mail_unit_no text not null,
  mail_street text not null,
  mail_city text not null,
  mail_state text not null,
  mail_postcode text not null,
  mail_country text not null,
  notes text,
  state_id text not null,
  full_address text not null,
  longitude text not null,
  latitude text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  constraint addresses_reference unique (member_id, reference)
);

create index addresses_by_member on addresses (member_id, position);
create unique index addresses_one_default on addresses (member_id) where is_default;

create index notifications_unread on notifications (member_id) where read_at is null;
