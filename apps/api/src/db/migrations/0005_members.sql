-- Members: who they are, how they prove it, and what they hold. Secrets are kept as hashes only.

create table tiers (
  company_id public_id not null references companies,
  -- 1 is what everybody begins with.
  level_id integer not null check (level_id between 1 and 9),
  -- What the level is, such as Silver, and what the company calls those who have it.
  level translated_text not null,
  level_name translated_text not null,
  -- One top-up of at least this much makes it.
  top_up_amount cents,
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  retired boolean not null default false,
  primary key (company_id, level_id),
  constraint tiers_first_is_free check ((level_id = 1) = (top_up_amount is null))
);

-- A company that was there before its tiers were.
insert into tiers (company_id, level_id, level, level_name, discount_percent)
select id, 1, '{"en": "Regular", "zh_CN": "普通"}'::jsonb, '{"en": "Member", "zh_CN": "会员"}'::jsonb, 0
from companies;

create table members (
  id public_id primary key,
  company_id public_id not null references companies,
  -- E.164: one person is one number, however it was written.
  phone_no text not null check (phone_no ~ '^\+601\d{8,9}$'),
  -- With its salt and its costs, in the PHC form.
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- What the counter scans.
  member_no text not null check (member_no ~ '^\d{10}$'),
  full_name text check (length(full_name) between 1 and 200),
  email text,
  date_of_birth date,
  -- A file of the member's own picture.
  avatar text,
  level_id integer not null default 1,
  -- When the level falls back to 1; null for level 1.
  level_expires_at timestamptz,
  created_at timestamptz not null,
  login_at timestamptz not null,
  foreign key (company_id, level_id) references tiers,
  unique (company_id, id),
  constraint members_one_per_phone unique (company_id, phone_no),
  constraint members_member_no unique (company_id, member_no)
);

alter table carts add foreign key (company_id, customer_id) references members (company_id, id);
alter table orders add foreign key (company_id, customer_id) references members (company_id, id);

-- A row is a device that is signed in. It is found by the SHA-256 of its bearer token.
create table member_sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  member_id public_id not null references members,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);

create index member_sessions_by_member on member_sessions (member_id);
create index member_sessions_by_end on member_sessions (expires_at);

-- A row is a code that was sent, or, for a number nobody has, one that only looks so from outside.
-- The newest of a number and a purpose counts.
create table one_time_codes (
  -- The reference under which the message was sent.
  id text primary key,
  company_id public_id not null references companies,
  phone_no text not null,
  purpose text not null check (purpose in ('sign_up', 'reset_password')),
  salt text not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries_left integer not null check (tries_left >= 0),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_codes_by_number on one_time_codes (company_id, phone_no, sent_at desc);
create index one_time_codes_by_age on one_time_codes (sent_at);

-- Counters that every instance shares. One whose window has ended counts as zero.
create table rate_limits (
  key text primary key check (length(key) <= 300),
  hits integer not null check (hits >= 0),
  window_ends_at timestamptz not null
);

create index rate_limits_by_end on rate_limits (window_ends_at);

-- Ledgers: a balance is the sum of its rows.
create table point_entries (
  position bigint generated always as identity primary key,
  member_id public_id not null references members,
  type text not null check (
    type in ('purchase', 'sign_up_reward', 'dine_in', 'voucher_redeem', 'order_discount', 'refund')
  ),
  amount integer not null check (amount <> 0),
  order_id text references orders,
  created_at timestamptz not null
);

create index point_entries_by_member on point_entries (member_id, position);
create unique index point_entries_once_an_order on point_entries (order_id, type);
create unique index point_entries_one_welcome on point_entries (member_id)
  where type = 'sign_up_reward';

-- Amounts are in sen.
create table wallet_entries (
  position bigint generated always as identity primary key,
  member_id public_id not null references members,
  type text not null check (type in ('topup', 'cash_topup', 'refund', 'sales')),
  amount integer not null check (amount <> 0),
  order_id text references orders,
  created_at timestamptz not null
);

create index wallet_entries_by_member on wallet_entries (member_id, position);
create unique index wallet_entries_once_an_order on wallet_entries (order_id, type);

-- Entries of one member take turns at the member's row, so that two that are each covered cannot
-- together take more than there is.
create function refuse_overdraft() returns trigger language plpgsql as $$
declare
  balance bigint;
begin
  perform 1 from members where id = new.member_id for no key update;
  execute format('select coalesce(sum(amount), 0) from %I where member_id = $1', tg_table_name)
    into balance using new.member_id;
  if balance + new.amount < 0 then
    raise exception '% would fall below zero', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_not_below_zero';
  end if;
  return new;
end
$$;

create trigger point_entries_not_below_zero before insert on point_entries
  for each row execute function refuse_overdraft();
create trigger wallet_entries_not_below_zero before insert on wallet_entries
  for each row execute function refuse_overdraft();
create trigger point_entries_are_append_only before update or delete on point_entries
  for each row execute function refuse_change();
create trigger wallet_entries_are_append_only before update or delete on wallet_entries
  for each row execute function refuse_change();

create table notifications (
  id public_id primary key,
  position bigint generated always as identity,
  member_id public_id not null references members,
  message translated_text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index notifications_by_member on notifications (member_id, position desc);

-- What the sandbox "sent", for people and tests to read.
create table sandbox_messages (
  reference text primary key,
  position bigint generated always as identity,
  phone_no text not null,
  body text not null,
  created_at timestamptz not null
);
