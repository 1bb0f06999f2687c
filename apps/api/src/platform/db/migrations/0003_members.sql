-- Members, their sign-ins, pictures and addresses. Passwords, tokens and codes are stored as hashes.

create table members (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  -- E.164, so that one number is one member.
  phone_no text check (phone_no ~ '^\+601\d{8,9}$'),
  -- PHC format, with salt and cost parameters.
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- The counter scans it.
  member_no text not null check (member_no ~ '^\d{10}$'),
  full_name text check (length(full_name) between 1 and 200),
  email text,
  date_of_birth date,
  -- File name in avatars.
  avatar text,
  created_at timestamptz not null,
  login_at timestamptz not null,
  -- The row of a closed account stays for the ledgers, without personal data.
  closed_at timestamptz,
  primary key (company_id, id),
  constraint members_one_per_phone unique (company_id, phone_no),
  constraint members_member_no unique (company_id, member_no),
  -- The number of a closed account is free for a new one.
  constraint members_closed_without_number check ((closed_at is null) = (phone_no is not null))
);

-- Sessions and jobs know a member's id only.
create index members_by_id on members (id);

-- A row is a signed-in device. It is found by the SHA-256 of its bearer token.
create table member_sessions (
  company_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  member_id text not null,
  -- Null if the device does not name them.
  browser text check (length(browser) between 1 and 40),
  system text check (length(system) between 1 and 40),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, member_id) references members
);

create index member_sessions_by_member on member_sessions (company_id, member_id);
create index member_sessions_by_end on member_sessions (expires_at);

-- Codes sent by text message. A number without an account gets a row too, so that the response does
-- not reveal whether it has one. Only the newest code of a number and purpose is valid.
create table one_time_codes (
  company_id text not null references companies,
  -- Reference of the text message.
  id text not null,
  phone_no text not null,
  purpose text not null check (purpose in ('sign_up', 'reset_password')),
  salt text not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries_left integer not null check (tries_left >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, id)
);

create index one_time_codes_by_number on one_time_codes (company_id, phone_no, sent_at desc);
create index one_time_codes_by_age on one_time_codes (sent_at);

-- Counters of all instances. The key is an HMAC of what is counted; a counter after the end of its
-- window is zero.
create table rate_limits (
  key text primary key check (length(key) <= 300),
  hits integer not null check (hits >= 0),
  window_ends_at timestamptz not null
);

create index rate_limits_by_end on rate_limits (window_ends_at);

-- Profile pictures, re-encoded by the server. The random file name is the only access control, and
-- its bytes never change.
create table avatars (
  company_id text not null,
  file text not null check (file ~ '^[A-Za-z0-9_-]{43}\.webp$'),
  member_id text not null,
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  created_at timestamptz not null,
  primary key (company_id, file),
  foreign key (company_id, member_id) references members,
  constraint avatars_one_a_member unique (company_id, member_id)
);

create table addresses (
  company_id text not null,
  id text not null check (is_public_id(id)),
  member_id text not null,
  -- Chosen by the client, so that a repeated request adds one address.
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
  primary key (company_id, id),
  foreign key (company_id, member_id) references members,
  constraint addresses_reference unique (company_id, member_id, reference)
);

create index addresses_by_member on addresses (company_id, member_id, position);
create unique index addresses_one_default on addresses (company_id, member_id) where is_default;
