-- Visitors for whom pages are rendered on the server, by the hash of a token in a cookie. The token
-- opens no operation of the API.
create table page_visitors (
  company_id text not null references companies,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Names the visitor on the device and in pages. Not a credential.
  id text not null check (id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  -- A member's visitor ends with the session.
  session_hash text,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, session_hash) references member_sessions on delete cascade,
  constraint page_visitors_owner check ((session_hash is null) <> (guest_hash is null))
);

create index page_visitors_by_session on page_visitors (company_id, session_hash)
  where session_hash is not null;
create index page_visitors_by_guest on page_visitors (company_id, guest_hash)
  where guest_hash is not null;
create index page_visitors_by_end on page_visitors (expires_at);
