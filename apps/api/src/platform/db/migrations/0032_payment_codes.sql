-- One-time codes with which a member spends wallet and vouchers at a counter.

-- Sen that codes pay for a member on a business day. A larger payment needs a yes on the phone.
alter table companies add column payment_code_limit integer not null default 10000;
alter table companies add constraint companies_payment_code_limit
  check (payment_code_limit >= 0) not valid;

-- Secret of a session's codes. It ends with the session.
create table payment_code_secrets (
  company_id text not null,
  token_hash text not null,
  member_id text not null,
  -- AES-256-GCM with a key outside the database: nonce, tag and cipher text in base64.
  secret text not null check (length(secret) between 40 and 200),
  -- The newest 30-second step of which a code was used. Codes of it and of earlier ones are rejected.
  used_step bigint,
  created_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, token_hash) references member_sessions on delete cascade,
  foreign key (company_id, member_id) references members
);

create index payment_code_secrets_by_member on payment_code_secrets (company_id, member_id);

-- What codes have paid for a member on a business day of the company, in sen.
create table payment_code_days (
  company_id text not null,
  member_id text not null,
  business_day date not null,
  amount integer not null check (amount >= 0),
  primary key (company_id, member_id, business_day),
  foreign key (company_id, member_id) references members
);

create index payment_code_days_by_day on payment_code_days (business_day);
