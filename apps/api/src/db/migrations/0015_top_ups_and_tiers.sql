-- Money that members put into their wallets, and the tiers that it makes.

create table top_ups (
  id text primary key check (length(id) between 1 and 64),
  company_id public_id not null references companies,
  member_id public_id not null,
  -- The number people say to each other.
  top_up_no text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  amount cents not null constraint top_ups_amount check (amount between 1000 and 500000),
  status text not null check (status in ('MAKING PAYMENT', 'COMPLETED', 'CANCELLED')),
  status_changed_at timestamptz not null,
  cancel_reason text check (
    cancel_reason in ('PAYMENT_DECLINED', 'PAYMENT_ABANDONED', 'CUSTOMER_CANCELLED')
  ),
  created_at timestamptz not null,
  foreign key (company_id, member_id) references members (company_id, id),
  constraint top_ups_idempotency_key unique (member_id, idempotency_key),
  constraint top_ups_no unique (company_id, top_up_no),
  constraint top_ups_cancelled_for_a_reason
    check ((status = 'CANCELLED') = (cancel_reason is not null))
);

-- What waits for its payment: of a member, and of all by age.
create index top_ups_unpaid_by_member on top_ups (member_id) where status = 'MAKING PAYMENT';
create index top_ups_unpaid_by_age on top_ups (status_changed_at) where status = 'MAKING PAYMENT';

-- A payment is for an order or for a top-up.
alter table payments
  alter column order_id drop not null,
  add column top_up_id text references top_ups,
  add constraint payments_once_a_top_up unique (top_up_id),
  add constraint payments_for_one_thing check (num_nonnulls(order_id, top_up_id) = 1);

-- A tier for a time. What a member is now follows from these; see members.ts.
create table tier_grants (
  id text primary key,
  company_id public_id not null,
  member_id public_id not null,
  level_id integer not null check (level_id > 1),
  -- What made it; null for one that the company gave.
  top_up_id text references top_ups,
  -- What it changed: the first of its kind or higher than what there was; the year begun anew; or
  -- nothing, because there was a higher one.
  change text not null check (change in ('reached', 'renewed', 'kept')),
  granted_at timestamptz not null,
  -- The last second in which it counts.
  ends_at timestamptz not null,
  -- How many vouchers came with it.
  voucher_count integer not null default 0 check (voucher_count >= 0),
  foreign key (company_id, member_id) references members (company_id, id),
  foreign key (company_id, level_id) references tiers,
  constraint tier_grants_once_a_top_up unique (top_up_id),
  constraint tier_grants_not_over_at_once check (granted_at < ends_at)
);

create index tier_grants_by_member on tier_grants (member_id, level_id, ends_at);

insert into tier_grants
  (id, company_id, member_id, level_id, change, granted_at, ends_at)
select 'grant-' || id, company_id, id, level_id, 'reached', ends_at - interval '1 year', ends_at
from (
  -- A level without an end was nobody's but the first's; whoever has one keeps it for a year.
  select *, coalesce(level_expires_at, login_at + interval '1 year') as ends_at from members
  where level_id > 1
) as held;

alter table members drop column level_id, drop column level_expires_at;

-- An entry has two sides: the member's wallet, and the account that the money came from or went to.
alter table wallet_entries
  add column company_id public_id,
  -- card: by a top-up in the app. cash: paid in or out at a branch. counter: what was eaten there.
  add column account text check (account in ('card', 'cash', 'counter')),
  add column top_up_id text references top_ups,
  add column branch_id public_id,
  -- The branch's own number of it: the same one again is the same thing.
  add column reference text check (length(reference) between 1 and 64);

alter table wallet_entries disable trigger wallet_entries_are_append_only;
-- Before there were top-ups all money came in over the counter.
update wallet_entries e set
  type = case type when 'topup' then 'cash_topup' else type end,
  account = case when type in ('topup', 'cash_topup') then 'cash' else 'counter' end,
  company_id = (select company_id from members where id = e.member_id);
alter table wallet_entries enable trigger wallet_entries_are_append_only;

alter table wallet_entries
  alter column company_id set not null,
  alter column account set not null,
  add foreign key (company_id, member_id) references members (company_id, id),
  add foreign key (company_id, branch_id) references branches,
  add constraint wallet_entries_sides check (
    case type
      when 'topup' then amount > 0 and account = 'card' and top_up_id is not null
      when 'cash_topup' then amount > 0 and account = 'cash' and top_up_id is null
      when 'refund' then amount > 0 and account = 'counter' and top_up_id is null
      -- With a top-up it is one that the branch took back.
      else amount < 0 and (account = 'counter') = (top_up_id is null)
    end
  ),
  add constraint wallet_entries_reference_of_a_branch
    check (reference is null or branch_id is not null),
  add constraint wallet_entries_once_a_top_up unique (top_up_id, type),
  add constraint wallet_entries_once_a_reference unique (company_id, branch_id, type, reference);

-- A member's entries stand in the order in which they were let through, so that no balance on the
-- way is below zero: a number that was drawn before waiting for the member's row may be out of turn.
create or replace function refuse_overdraft() returns trigger language plpgsql as $$
declare
  balance bigint;
begin
  perform 1 from members where id = new.member_id for no key update;
  new.position := nextval(pg_get_serial_sequence(tg_table_name, 'position'));
  execute format('select coalesce(sum(amount), 0) from %I where member_id = $1', tg_table_name)
    into balance using new.member_id;
  if balance + new.amount < 0 then
    raise exception '% would fall below zero', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_not_below_zero';
  end if;
  return new;
end
$$;

-- The card page says what is paid for in the language of whoever pays.
alter table sandbox_sessions
  alter column description type jsonb using jsonb_build_object('en', description);
alter table sandbox_sessions alter column description type translated_text;
