-- Wallets, points, tiers and vouchers.

create table top_ups (
  company_id text not null references companies,
  id text not null check (length(id) between 1 and 64),
  member_id text not null,
  -- Number shown to the member and the branch.
  top_up_no text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  amount integer not null constraint top_ups_amount check (amount between 1000 and 500000),
  status text not null check (status in ('MAKING PAYMENT', 'COMPLETED', 'CANCELLED')),
  status_changed_at timestamptz not null,
  cancel_reason text check (
    cancel_reason in ('PAYMENT_DECLINED', 'PAYMENT_ABANDONED', 'CUSTOMER_CANCELLED')
  ),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, member_id) references members,
  constraint top_ups_idempotency_key unique (company_id, member_id, idempotency_key),
  constraint top_ups_no unique (company_id, top_up_no),
  constraint top_ups_cancelled_for_a_reason
    check ((status = 'CANCELLED') = (cancel_reason is not null))
);

-- Payments and jobs know a top-up's id only.
create index top_ups_by_id on top_ups (id);
create index top_ups_unpaid_by_member on top_ups (company_id, member_id)
  where status = 'MAKING PAYMENT';
create index top_ups_unpaid_by_age on top_ups (status_changed_at) where status = 'MAKING PAYMENT';

create table tiers (
  company_id text not null references companies,
  -- 1 is the tier of every new member.
  level_id integer not null check (level_id between 1 and 9),
  -- Name of the tier, such as Silver, and of its members.
  level jsonb not null check (is_translated(level)),
  level_name jsonb not null check (is_translated(level_name)),
  -- A single top-up of at least this amount grants the tier.
  top_up_amount integer check (top_up_amount >= 0),
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  -- [{icon, title, text}] in display order.
  benefits jsonb not null default '[]' check (jsonb_typeof(benefits) = 'array'),
  retired boolean not null default false,
  primary key (company_id, level_id),
  constraint tiers_first_is_free check ((level_id = 1) = (top_up_amount is null))
);

-- A tier for a limited time. The member's present tier is computed from these rows.
create table tier_grants (
  company_id text not null,
  id text not null,
  member_id text not null,
  level_id integer not null check (level_id > 1),
  -- Null for a tier that the company gave.
  top_up_id text,
  -- kept: the member had a higher tier, so nothing changed.
  change text not null check (change in ('reached', 'renewed', 'kept')),
  granted_at timestamptz not null,
  -- Last valid second.
  ends_at timestamptz not null,
  -- When to check whether the member needs a reminder of the end; infinity for never.
  remind_at timestamptz not null default '-infinity',
  -- Vouchers given with it.
  voucher_count integer not null default 0 check (voucher_count >= 0),
  primary key (company_id, id),
  foreign key (company_id, member_id) references members,
  foreign key (company_id, level_id) references tiers,
  foreign key (company_id, top_up_id) references top_ups,
  constraint tier_grants_once_a_top_up unique (company_id, top_up_id),
  constraint tier_grants_not_over_at_once check (granted_at < ends_at)
);

create index tier_grants_by_member on tier_grants (company_id, member_id, level_id, ends_at);
create index tier_grants_by_level on tier_grants (company_id, level_id);
create index tier_grants_to_remind_of on tier_grants (remind_at) where remind_at < 'infinity';

create table vouchers (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  voucher_name jsonb not null check (is_translated(voucher_name)),
  -- Additional terms; null for none.
  voucher_text jsonb check (is_translated(voucher_text)),
  image text not null,
  voucher_type text not null check (voucher_type in ('free_dish', 'free', 'discount')),
  voucher_use_type text not null check (voucher_use_type in ('dine_in', 'both', 'other')),
  calculation_type text not null check (calculation_type in ('fixed', 'percent', 'free')),
  -- In sen, or in hundredths of a percent if calculation_type is percent.
  amount integer not null check (amount >= 0),
  free_type text check (free_type in ('delivery')),
  total_max_given_amount integer check (total_max_given_amount >= 0),
  min_purchase integer not null default 0 check (min_purchase >= 0),
  point_redeem integer not null default 0 check (point_redeem >= 0),
  -- Days for which a claimed voucher is valid, including the first.
  expiring_days integer not null check (expiring_days between 1 and 3650),
  -- Members can claim it. The company gives the others.
  is_claimable boolean not null,
  -- How many a new member gets.
  given_at_joining integer not null default 0 check (given_at_joining between 0 and 20),
  max_application integer check (max_application > 0),
  max_application_per_member integer check (max_application_per_member > 0),
  max_application_per_day_per_member integer check (max_application_per_day_per_member > 0),
  -- First and last day for claiming, in the company's time zone.
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

-- Branches that voucher_branch_status includes or excludes.
create table voucher_branches (
  company_id text not null,
  voucher_id text not null,
  branch_id text not null,
  retired boolean not null default false,
  primary key (company_id, voucher_id, branch_id),
  foreign key (company_id, voucher_id) references vouchers,
  foreign key (company_id, branch_id) references branches
);

create index voucher_branches_by_branch on voucher_branches (company_id, branch_id);

-- Vouchers that each grant of a tier gives.
create table tier_vouchers (
  company_id text not null,
  level_id integer not null,
  voucher_id text not null,
  count integer not null check (count between 1 and 100),
  -- The first is valid at once, each further one a month later.
  is_monthly boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, level_id, voucher_id),
  foreign key (company_id, level_id) references tiers,
  foreign key (company_id, voucher_id) references vouchers
);

create index tier_vouchers_by_voucher on tier_vouchers (company_id, voucher_id);

-- Counters, changed under the condition of their limit: an update above the limit changes no row.
create table voucher_claims (
  company_id text not null,
  voucher_id text not null,
  claimed integer not null check (claimed >= 0),
  primary key (company_id, voucher_id),
  foreign key (company_id, voucher_id) references vouchers
);

create table voucher_claims_by_member (
  company_id text not null,
  voucher_id text not null,
  member_id text not null,
  claimed integer not null check (claimed >= 0),
  -- Last day of a claim in the company's time zone, and the number of claims on it.
  day date not null,
  claimed_on_day integer not null check (claimed_on_day between 0 and claimed),
  primary key (company_id, voucher_id, member_id),
  foreign key (company_id, voucher_id) references vouchers,
  foreign key (company_id, member_id) references members
);

create index voucher_claims_by_member_by_member on voucher_claims_by_member (company_id, member_id);

-- A voucher that a member has.
create table claimed_vouchers (
  company_id text not null,
  id text not null check (is_public_id(id)),
  member_id text not null,
  voucher_id text not null,
  -- The counter scans it.
  voucher_tx_id text not null check (voucher_tx_id ~ '^[A-Z0-9-]{8,32}$'),
  source text not null check (source in ('claim', 'joining', 'tier')),
  -- Derived from the cause, so that a repeated gift gives one voucher.
  source_key text not null check (length(source_key) between 1 and 200),
  -- Vouchers after end_date are expired in any status.
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'RESERVED', 'USED')),
  -- Order that reserves or used it; null at the counter.
  order_id text,
  -- First and last valid day in the company's time zone.
  start_date date not null,
  end_date date not null,
  used_at timestamptz,
  used_at_branch text,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, member_id) references members,
  foreign key (company_id, voucher_id) references vouchers,
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, used_at_branch) references branches,
  constraint claimed_vouchers_tx_id unique (company_id, voucher_tx_id),
  constraint claimed_vouchers_given_once unique (company_id, source_key),
  constraint claimed_vouchers_one_an_order unique (company_id, order_id),
  constraint claimed_vouchers_days check (start_date <= end_date),
  constraint claimed_vouchers_used check ((status = 'USED') = (used_at is not null)),
  constraint claimed_vouchers_reserved check (status <> 'RESERVED' or order_id is not null),
  constraint claimed_vouchers_free check (status <> 'ACTIVE' or order_id is null)
);

create index claimed_vouchers_by_member
  on claimed_vouchers (company_id, member_id, status, end_date);
create index claimed_vouchers_by_voucher on claimed_vouchers (company_id, voucher_id);
create index claimed_vouchers_by_branch on claimed_vouchers (company_id, used_at_branch)
  where used_at_branch is not null;

-- Ledgers. The trigger stores the balance after each entry, so that reading a balance or a page does
-- not depend on the number of entries. There is no index by position alone: the planner would read
-- the newest entries of all members to find those of one.
create table point_entries (
  company_id text not null,
  member_id text not null,
  position bigint generated always as identity,
  type text not null check (
    type in ('purchase', 'sign_up_reward', 'dine_in', 'voucher_redeem', 'order_discount', 'refund')
  ),
  amount integer not null check (amount <> 0),
  balance bigint not null,
  order_id text,
  claimed_voucher_id text,
  created_at timestamptz not null,
  primary key (company_id, member_id, position),
  foreign key (company_id, member_id) references members,
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, claimed_voucher_id) references claimed_vouchers
);

create unique index point_entries_once_an_order on point_entries (company_id, order_id, type);
create unique index point_entries_once_a_voucher
  on point_entries (company_id, claimed_voucher_id, type);
create unique index point_entries_one_welcome on point_entries (company_id, member_id)
  where type = 'sign_up_reward';

create table wallet_entries (
  company_id text not null,
  member_id text not null,
  position bigint generated always as identity,
  type text not null check (type in ('topup', 'cash_topup', 'refund', 'sales')),
  -- The other side of the entry. card: top-up in the app. cash: paid in or out at a branch.
  -- counter: a meal at a branch.
  account text not null check (account in ('card', 'cash', 'counter')),
  amount integer not null check (amount <> 0),
  balance bigint not null,
  top_up_id text,
  -- Provider's id of the refund or dispute that returned a part of the top-up; '' for other entries.
  return_id text not null default '',
  order_id text,
  branch_id text,
  -- Chosen by the branch, so that a repeated request adds one entry.
  reference text check (length(reference) between 1 and 64),
  created_at timestamptz not null,
  primary key (company_id, member_id, position),
  foreign key (company_id, member_id) references members,
  foreign key (company_id, top_up_id) references top_ups,
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, branch_id) references branches,
  constraint wallet_entries_sides check (
    case type
      when 'topup' then amount > 0 and account = 'card' and top_up_id is not null
      when 'cash_topup' then amount > 0 and account = 'cash' and top_up_id is null
      when 'refund' then amount > 0 and account = 'counter' and top_up_id is null
      -- With a top-up: the return of that top-up.
      else amount < 0 and (account = 'counter') = (top_up_id is null)
    end
  ),
  constraint wallet_entries_reference_of_a_branch
    check (reference is null or branch_id is not null),
  constraint wallet_entries_once_a_top_up unique (company_id, top_up_id, type, return_id),
  constraint wallet_entries_once_a_reference unique (company_id, branch_id, type, reference)
);

create unique index wallet_entries_once_an_order on wallet_entries (company_id, order_id, type);
create index wallet_entries_by_time
  on wallet_entries (company_id, member_id, created_at desc, position desc);

-- Entries of a member wait for the lock on the member's row. Without it, two entries that are each
-- covered could together exceed the balance. The position is drawn after the wait, so that the
-- positions have the order of the balances.
create function refuse_overdraft() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform 1 from members where company_id = new.company_id and id = new.member_id for no key update;
  new.position := nextval(pg_get_serial_sequence(tg_table_name, 'position'));
  execute format(
    'select balance from %I where company_id = $1 and member_id = $2 order by position desc limit 1',
    tg_table_name
  ) into held using new.company_id, new.member_id;
  new.balance := coalesce(held, 0) + new.amount;
  if new.balance < 0 then
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
