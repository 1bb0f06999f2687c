-- The close of a branch's business day, and the times at which sales and refunds count.

-- Wall-clock time in the company's zone at which a business day begins.
alter table companies add column business_day_starts_at time not null default '04:00';
alter table companies add constraint companies_business_day_starts_at
  check (business_day_starts_at < '24:00') not valid;

-- When the order left MAKING PAYMENT for the kitchen; null while it is unpaid, or if it never was
-- paid. A job fills it for orders of earlier versions, from their history.
alter table orders add column paid_at timestamptz;
-- beforehand: create index concurrently if not exists orders_to_fill on orders (company_id, branch_id) where paid_at is null and status not in ('MAKING PAYMENT', 'CANCELLED');
create index if not exists orders_to_fill on orders (company_id, branch_id) where paid_at is null and status not in ('MAKING PAYMENT', 'CANCELLED');
-- beforehand: create index concurrently if not exists orders_by_payment on orders (company_id, branch_id, paid_at) where paid_at is not null;
create index if not exists orders_by_payment on orders (company_id, branch_id, paid_at) where paid_at is not null;

-- Who did what in a period.
-- beforehand: create index concurrently if not exists staff_events_by_time on staff_events (company_id, branch_id, at);
create index if not exists staff_events_by_time on staff_events (company_id, branch_id, at);

-- A close counts the sales and refunds of a branch from the end of the close before, and takes in
-- none afterwards. period_from is null for the first close of a branch.
create table day_closes (
  company_id text not null,
  branch_id text not null,
  -- 1, 2, 3 … in each branch.
  number integer not null,
  -- The newest business day in it. Days without a close of their own are part of the next one.
  business_day date not null,
  period_from timestamptz,
  period_to timestamptz not null,
  closed_at timestamptz not null,
  staff_id text not null,
  device_id text,
  order_count integer not null check (order_count >= 0),
  -- In sen: what customers paid, of it service charge and tax, and what went back to them.
  sales_amount bigint not null check (sales_amount >= 0),
  charge_amount bigint not null check (charge_amount >= 0),
  tax_amount bigint not null check (tax_amount >= 0),
  refund_amount bigint not null,
  -- All figures as they were shown, see `DayFigures`.
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  primary key (company_id, branch_id, number),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, device_id) references staff_devices,
  constraint day_closes_once_a_day unique (company_id, branch_id, business_day),
  constraint day_closes_period check (period_from < period_to and period_to <= closed_at)
);

create index day_closes_by_day on day_closes (company_id, business_day);
create index day_closes_by_person on day_closes (company_id, staff_id);
create index day_closes_by_device on day_closes (company_id, device_id)
  where device_id is not null;

-- Cash drawers of a branch. A branch without a row has one drawer, main.
create table drawers (
  company_id text not null,
  branch_id text not null,
  id text not null check (is_public_id(id)),
  -- Null for the drawer that has no name.
  name text check (length(name) between 1 and 40),
  created_at timestamptz not null,
  -- Closes refer to the row.
  removed_at timestamptz,
  primary key (company_id, branch_id, id),
  foreign key (company_id, branch_id) references branches
);

-- The cash of a drawer at a close, in sen.
create table drawer_closes (
  company_id text not null,
  branch_id text not null,
  drawer_id text not null,
  -- 1, 2, 3 … in each drawer.
  number integer not null,
  close_number integer not null,
  -- What the close before left in it, and what came in and went out since.
  opening_amount integer not null,
  cash_amount integer not null,
  expected_amount integer not null,
  -- Null if nobody counted it, which is possible for a day that has passed only.
  counted_amount integer check (counted_amount >= 0),
  -- [{"value": 5000, "count": 3}] or null if an amount was entered.
  denominations jsonb check (jsonb_typeof(denominations) = 'array'),
  -- What stays in it for the next day.
  left_amount integer not null,
  note text check (length(note) between 1 and 500),
  primary key (company_id, branch_id, drawer_id, number),
  foreign key (company_id, branch_id, drawer_id) references drawers,
  foreign key (company_id, branch_id, close_number) references day_closes,
  constraint drawer_closes_once_a_close unique (company_id, branch_id, close_number, drawer_id),
  constraint drawer_closes_expected check (expected_amount = opening_amount + cash_amount),
  constraint drawer_closes_uncounted check (
    case when counted_amount is null then left_amount = expected_amount and denominations is null
      else left_amount between 0 and counted_amount end
  ),
  constraint drawer_closes_difference_has_note
    check (counted_amount is null or counted_amount = expected_amount or note is not null)
);

-- Corrections of the counted cash. The close itself never changes.
create table close_corrections (
  company_id text not null,
  branch_id text not null,
  -- 1, 2, 3 … in each branch.
  number integer not null,
  close_number integer not null,
  drawer_id text not null,
  -- In sen. Before: of the close, or of the correction before.
  counted_before integer,
  counted_amount integer not null check (counted_amount >= 0),
  left_before integer not null,
  left_amount integer not null,
  reason text not null check (length(reason) between 1 and 500),
  staff_id text not null,
  device_id text,
  at timestamptz not null,
  primary key (company_id, branch_id, number),
  foreign key (company_id, branch_id, close_number, drawer_id)
    references drawer_closes (company_id, branch_id, close_number, drawer_id),
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, device_id) references staff_devices,
  constraint close_corrections_left check (left_amount between 0 and counted_amount)
);

create index close_corrections_by_close
  on close_corrections (company_id, branch_id, close_number, drawer_id, number);
create index close_corrections_by_person on close_corrections (company_id, staff_id);
create index close_corrections_by_device on close_corrections (company_id, device_id)
  where device_id is not null;

-- Key of the lock that keeps closes apart from the sales and refunds of the branch.
create function day_close_key(company_id text, branch_id text) returns bigint
  language sql immutable parallel safe
  return hashtextextended('day close ' || company_id || ' ' || branch_id, 0);

-- Returns when a sale or refund counts: at its time, or right after the last close if that is later,
-- because the close does not have it. A close waits until the transaction has ended, and a
-- transaction that begins during a close waits for it.
create function within_open_period(company text, branch text, at timestamptz) returns timestamptz
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(day_close_key(company, branch));
  return greatest(at, (
    select max(period_to) from day_closes where company_id = company and branch_id = branch
  ));
end
$$;

create function set_paid_at() returns trigger language plpgsql as $$
begin
  new.paid_at := within_open_period(new.company_id, new.branch_id,
    coalesce(new.paid_at, new.status_changed_at));
  return new;
end
$$;

create trigger orders_set_paid_at before update of status on orders
  for each row when (old.status = 'MAKING PAYMENT'
    and new.status not in ('MAKING PAYMENT', 'CANCELLED'))
  execute function set_paid_at();
create trigger orders_set_paid_at_of_new before insert on orders
  for each row when (new.status not in ('MAKING PAYMENT', 'CANCELLED'))
  execute function set_paid_at();
create trigger orders_keep_paid_at before update of paid_at on orders
  for each row when (old.paid_at is not null and old.paid_at is distinct from new.paid_at)
  execute function refuse_change();

-- Money that went back to the customers of paid orders. Written by the triggers below.
create table refund_entries (
  company_id text not null,
  position bigint generated always as identity,
  branch_id text not null,
  order_id text not null,
  -- Id of the refund, of the refunded payment, or of the provider's refund or dispute.
  source_id text not null,
  attempt integer not null default 1,
  -- refunded: to where the money came from. settled: staff paid another way. provider, dispute: by
  -- the provider itself. returned: the bank sent a refund back, so the company has the money again.
  kind text not null check (kind in ('refunded', 'settled', 'provider', 'dispute', 'returned')),
  -- In sen; negative for returned.
  amount integer not null,
  at timestamptz not null,
  primary key (company_id, position),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, order_id) references orders,
  constraint refund_entries_once unique (company_id, source_id, attempt, kind),
  constraint refund_entries_sign check (amount <> 0 and (amount < 0) = (kind = 'returned'))
);

create index refund_entries_by_branch on refund_entries (company_id, branch_id, at);
create index refund_entries_by_order on refund_entries (company_id, order_id);

create function set_refund_entry_time() returns trigger language plpgsql as $$
begin
  new.at := within_open_period(new.company_id, new.branch_id, new.at);
  return new;
end
$$;

create trigger refund_entries_set_time before insert on refund_entries
  for each row execute function set_refund_entry_time();
create trigger refund_entries_are_append_only before update or delete on refund_entries
  for each row execute function refuse_change();
create trigger refund_entries_are_never_truncated before truncate on refund_entries
  for each statement execute function refuse_change();

-- Adds an entry for a paid order. Without a payment there was no sale, so its refund is none.
create function add_refund_entry(
  company text, refunded_order text, source text, source_attempt integer, entry_kind text,
  entry_amount integer, entry_at timestamptz
) returns void language sql as $$
  insert into refund_entries
    (company_id, branch_id, order_id, source_id, attempt, kind, amount, at)
  select o.company_id, o.branch_id, o.id, source, source_attempt, entry_kind, entry_amount, entry_at
  from orders o
  where o.company_id = company and o.id = refunded_order and o.status <> 'MAKING PAYMENT'
    and (o.paid_at is not null or exists (
      select from order_status_history h
      where h.company_id = o.company_id and h.order_id = o.id
        and h.status not in ('MAKING PAYMENT', 'CANCELLED')))
  on conflict (company_id, source_id, attempt, kind) do nothing
$$;

-- Takes an entry back that counted, once.
create function return_refund_entry(
  company text, source text, source_attempt integer, entry_at timestamptz
) returns void language sql as $$
  insert into refund_entries
    (company_id, branch_id, order_id, source_id, attempt, kind, amount, at)
  select e.company_id, e.branch_id, e.order_id, e.source_id, e.attempt, 'returned', -e.amount,
    entry_at
  from refund_entries e
  where e.company_id = company and e.source_id = source and e.attempt = source_attempt
    and e.kind in ('refunded', 'provider')
  on conflict (company_id, source_id, attempt, kind) do nothing
$$;

create function record_refund() returns trigger language plpgsql as $$
begin
  if new.state in ('refunded', 'settled') then
    perform add_refund_entry(new.company_id, new.order_id, new.id, new.attempt, new.state,
      new.amount, new.updated_at);
  else
    perform return_refund_entry(new.company_id, new.id, new.attempt, new.updated_at);
  end if;
  return null;
end
$$;

create trigger refunds_record_entry after update of state on refunds
  for each row when (old.state is distinct from new.state
    and new.state in ('refunded', 'settled', 'failed'))
  execute function record_refund();
create trigger refunds_record_entry_of_new after insert on refunds
  for each row when (new.state in ('refunded', 'settled'))
  execute function record_refund();

-- Earlier versions refunded the whole payment of a rejected order.
create function record_refunded_payment() returns trigger language plpgsql as $$
begin
  if new.state = 'refunded' then
    perform add_refund_entry(new.company_id, new.order_id, new.id, 1, 'refunded', new.amount,
      new.updated_at);
  else
    perform return_refund_entry(new.company_id, new.id, 1, new.updated_at);
  end if;
  return null;
end
$$;

create trigger payments_record_refund_entry after update of state on payments
  for each row when (old.state is distinct from new.state and new.order_id is not null
    and new.amount > 0 and new.state in ('refunded', 'refund_failed'))
  execute function record_refunded_payment();

create function record_provider_incident() returns trigger language plpgsql as $$
declare
  refunded_order text;
begin
  select order_id into refunded_order from payments
    where company_id = new.company_id and id = new.payment_id;
  if new.kind = 'refund_failed' then
    perform return_refund_entry(new.company_id, new.incident_id, 1, new.recorded_at);
  else
    perform add_refund_entry(new.company_id, refunded_order, new.incident_id, 1,
      case new.kind when 'refunded' then 'provider' else 'dispute' end, new.amount,
      new.recorded_at);
  end if;
  return null;
end
$$;

create trigger provider_incidents_record_refund_entry after insert on provider_incidents
  for each row when (new.kind in ('refunded', 'refund_failed', 'dispute_lost') and new.amount > 0)
  execute function record_provider_incident();

-- Numbers closes without gaps and lets each begin where the one before ended, so that every sale and
-- refund is in exactly one.
create function number_day_close() returns trigger language plpgsql as $$
declare
  before day_closes%rowtype;
begin
  perform pg_advisory_xact_lock(day_close_key(new.company_id, new.branch_id));
  select * into before from day_closes
    where company_id = new.company_id and branch_id = new.branch_id
    order by number desc limit 1;
  if new.period_from is distinct from before.period_to then
    raise exception 'a close begins where the one before ended'
      using errcode = 'check_violation', constraint = 'day_closes_follow_each_other';
  end if;
  if new.business_day <= before.business_day then
    raise exception 'closes are made in the order of their days'
      using errcode = 'check_violation', constraint = 'day_closes_in_order';
  end if;
  new.number := coalesce(before.number, 0) + 1;
  return new;
end
$$;

create trigger day_closes_number before insert on day_closes
  for each row execute function number_day_close();
create trigger day_closes_are_append_only before update or delete on day_closes
  for each row execute function refuse_change();
create trigger day_closes_are_never_truncated before truncate on day_closes
  for each statement execute function refuse_change();

-- A drawer begins with what the close before, or the last correction of it, left in it.
create function number_drawer_close() returns trigger language plpgsql as $$
declare
  before drawer_closes%rowtype;
  left_before integer;
begin
  perform pg_advisory_xact_lock(day_close_key(new.company_id, new.branch_id));
  select * into before from drawer_closes
    where company_id = new.company_id and branch_id = new.branch_id and drawer_id = new.drawer_id
    order by number desc limit 1;
  select left_amount into left_before from close_corrections
    where company_id = new.company_id and branch_id = new.branch_id
      and close_number = before.close_number and drawer_id = new.drawer_id
    order by number desc limit 1;
  if new.opening_amount <> coalesce(left_before, before.left_amount, 0) then
    raise exception 'a drawer begins with what was left in it'
      using errcode = 'check_violation', constraint = 'drawer_closes_follow_each_other';
  end if;
  new.number := coalesce(before.number, 0) + 1;
  return new;
end
$$;

create trigger drawer_closes_number before insert on drawer_closes
  for each row execute function number_drawer_close();
create trigger drawer_closes_are_append_only before update or delete on drawer_closes
  for each row execute function refuse_change();
create trigger drawer_closes_are_never_truncated before truncate on drawer_closes
  for each statement execute function refuse_change();

create function number_close_correction() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(day_close_key(new.company_id, new.branch_id));
  new.number := coalesce((select max(number) from close_corrections
    where company_id = new.company_id and branch_id = new.branch_id), 0) + 1;
  return new;
end
$$;

create trigger close_corrections_number before insert on close_corrections
  for each row execute function number_close_correction();
create trigger close_corrections_are_append_only before update or delete on close_corrections
  for each row execute function refuse_change();
create trigger close_corrections_are_never_truncated before truncate on close_corrections
  for each statement execute function refuse_change();

select pgboss.create_queue(name, '{"policy": "short", "expireInSeconds": 120, "deleteAfterSeconds": 3600, "retryLimit": 2147483647}')
from (values ('past_sales')) as queues (name);
