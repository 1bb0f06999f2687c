-- Set-up of a server without a company.

-- The open set-up, or the one that created the company. The token itself is not stored.
create table set_ups (
  only_one boolean primary key default true check (only_one),
  token_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  -- Key and hash of the request that used the token, which a repeated request must match.
  idempotency_key text,
  request_hash text,
  -- The company that it has created.
  created_id text references companies
);

-- Files of the open set-up. They are deleted with the use of the token.
create table set_up_files (
  kind text primary key check (kind in ('logo', 'menu')),
  file_name text not null,
  bytes bytea not null
);

-- For the foreign key.
create index set_ups_by_created on set_ups (created_id) where created_id is not null;
