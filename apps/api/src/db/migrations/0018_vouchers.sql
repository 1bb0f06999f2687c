-- What a company gives away, what each member holds of it, and how often it was claimed.

create table vouchers (
  company_id public_id not null references companies,
  id public_id not null,
  voucher_name translated_text not null,
  -- What the company says of it beside what the columns say; null for nothing.
  voucher_text translated_text,
  image text not null,
  voucher_type text not null check (voucher_type in ('free_dish', 'free', 'discount')),
  voucher_use_type text not null check (voucher_use_type in ('dine_in', 'both', 'other')),
  calculation_type text not null check (calculation_type in ('fixed', 'percent', 'free')),
  -- In sen, or in hundredths of a percent where calculation_type is percent.
  amount cents not null,
  free_type text check (free_type in ('delivery')),
  total_max_given_amount cents,
  min_purchase cents not null default 0,
  point_redeem integer not null default 0 check (point_redeem >= 0),
  -- How many days one that is held counts, its first included.
  expiring_days integer not null check (expiring_days between 1 and 3650),
  -- Whether members may claim it; the others are given.
  is_claimable boolean not null,
  -- How many are given at joining.
  given_at_joining integer not null default 0 check (given_at_joining between 0 and 20),
  max_application integer check (max_application > 0),
  max_application_per_member integer check (max_application_per_member > 0),
  max_application_per_day_per_member integer check (max_application_per_day_per_member > 0),
  -- Days of the company's zone on which it can be claimed, both included.
  start_date date,
  end_date date,
  voucher_branch_status text not null default 'All'
    check (voucher_branch_status in ('All', 'All Except', 'Only')),
  is_weekday_only boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  constraint vouchers_percent_is_one check (calculation_type <> 'percent' or amount <= 10000),
  constraint vouchers_free_is_something check ((calculation_type = 'free') = (free_type is not null)),
  constraint vouchers_claimed_within check (start_date <= end_date)
);

-- The branches that voucher_branch_status speaks of.
create table voucher_branches (
  company_id public_id not null,
  voucher_id public_id not null,
  branch_id public_id not null,
  retired boolean not null default false,
  primary key (company_id, voucher_id, branch_id),
  foreign key (company_id, voucher_id) references vouchers,
  foreign key (company_id, branch_id) references branches
);

-- What a tier gives, once each time it is made.
create table tier_vouchers (
  company_id public_id not null,
  level_id integer not null,
  voucher_id public_id not null,
  count integer not null check (count between 1 and 100),
  -- The first counts from the first day on, each further one from a month later.
  is_monthly boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, level_id, voucher_id),
  foreign key (company_id, level_id) references tiers,
  foreign key (company_id, voucher_id) references vouchers
);

-- Counters that are changed with their condition: whoever comes when it is full changes no row.
create table voucher_claims (
  company_id public_id not null,
  voucher_id public_id not null,
  claimed integer not null check (claimed >= 0),
  primary key (company_id, voucher_id),
  foreign key (company_id, voucher_id) references vouchers
);

create table voucher_claims_by_member (
  company_id public_id not null,
  voucher_id public_id not null,
  member_id public_id not null references members,
  claimed integer not null check (claimed >= 0),
  -- The last day of the company's zone on which it was claimed, and how often on it.
  day date not null,
  claimed_on_day integer not null check (claimed_on_day between 0 and claimed),
  primary key (company_id, voucher_id, member_id),
  foreign key (company_id, voucher_id) references vouchers
);

create table claimed_vouchers (
  id public_id primary key,
  company_id public_id not null,
  member_id public_id not null references members,
  voucher_id public_id not null,
  -- What the counter reads.
  voucher_tx_id text not null check (voucher_tx_id ~ '^[A-Z0-9-]{8,32}$'),
  -- What it came from: 'claim', 'joining', or the grant of a tier. One that is given has a key of its
  -- own there, so that what is done twice gives once.
  source text not null check (source in ('claim', 'joining', 'tier')),
  source_key text not null check (length(source_key) between 1 and 200),
  -- One whose days are over is expired, whatever stands here.
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'RESERVED', 'USED')),
  -- The order that has reserved or used it; null at the counter.
  order_id text references orders,
  -- Days of the company's zone, both included.
  start_date date not null,
  end_date date not null,
  used_at timestamptz,
  used_at_branch public_id,
  created_at timestamptz not null,
  foreign key (company_id, voucher_id) references vouchers,
  foreign key (company_id, used_at_branch) references branches,
  constraint claimed_vouchers_tx_id unique (company_id, voucher_tx_id),
  constraint claimed_vouchers_given_once unique (company_id, source_key),
  constraint claimed_vouchers_one_an_order unique (order_id),
  constraint claimed_vouchers_days check (start_date <= end_date),
  constraint claimed_vouchers_used check ((status = 'USED') = (used_at is not null)),
  constraint claimed_vouchers_reserved check (status <> 'RESERVED' or order_id is not null),
  constraint claimed_vouchers_free check (status <> 'ACTIVE' or order_id is null)
);

create index claimed_vouchers_by_member on claimed_vouchers (member_id, status, end_date);

-- Points that a voucher cost name it.
alter table point_entries add column claimed_voucher_id public_id references claimed_vouchers;
create unique index point_entries_once_a_voucher on point_entries (claimed_voucher_id, type);
