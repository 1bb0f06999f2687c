-- The record of actions by time and by each filter. Several events have the same time.
-- beforehand: create index concurrently if not exists staff_events_of_company on staff_events (company_id, at desc, position desc);
create index if not exists staff_events_of_company on staff_events (company_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_branch on staff_events (company_id, branch_id, at desc, position desc);
create index if not exists staff_events_of_branch on staff_events (company_id, branch_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_person on staff_events (company_id, staff_id, at desc, position desc);
create index if not exists staff_events_of_person on staff_events (company_id, staff_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_approver on staff_events (company_id, approver_id, at desc, position desc) where approver_id is not null;
create index if not exists staff_events_of_approver on staff_events (company_id, approver_id, at desc, position desc) where approver_id is not null;
-- beforehand: create index concurrently if not exists staff_events_of_device on staff_events (company_id, device_id, at desc, position desc) where device_id is not null;
create index if not exists staff_events_of_device on staff_events (company_id, device_id, at desc, position desc) where device_id is not null;
-- beforehand: create index concurrently if not exists staff_events_of_operation on staff_events (company_id, operation, at desc, position desc);
create index if not exists staff_events_of_operation on staff_events (company_id, operation, at desc, position desc);

-- Totals of a branch's business day that is over, so that a report of a year reads no orders. They
-- are a cache: a row can be deleted at any time, and the next report computes it again.
create table sales_days (
  company_id text not null,
  branch_id text not null,
  business_day date not null,
  -- Bounds of the day when it was computed. They change with the zone and the start of the days.
  from_at timestamptz not null,
  to_at timestamptz not null,
  computed_at timestamptz not null,
  -- Of the orders paid on the day, amounts in sen.
  order_count integer not null,
  subtotal bigint not null,
  voucher_discount bigint not null,
  tier_discount bigint not null,
  point_discount bigint not null,
  service_charge bigint not null,
  delivery_fee bigint not null,
  tax bigint not null,
  rounding bigint not null,
  total bigint not null,
  -- Of the refunds that succeeded on the day, less those that came back.
  refund_count integer not null,
  refund_amount bigint not null,
  primary key (company_id, branch_id, business_day),
  foreign key (company_id, branch_id) references branches,
  constraint sales_days_over check (from_at < to_at and to_at <= computed_at)
);

-- The newest days, to one of which a new sale belongs.
create index sales_days_by_end on sales_days (company_id, branch_id, to_at);

-- What was paid on the day by hour of the company's zone, method and payment.
create table sales_day_parts (
  company_id text not null,
  branch_id text not null,
  business_day date not null,
  kind text not null check (kind in ('hour', 'method', 'payment')),
  part text not null,
  order_count integer not null,
  amount bigint not null,
  primary key (company_id, branch_id, business_day, kind, part),
  foreign key (company_id, branch_id, business_day) references sales_days on delete cascade
);

-- Dishes and packages that were sold on the day, before discounts on the order.
create table sales_day_items (
  company_id text not null,
  branch_id text not null,
  business_day date not null,
  kind text not null check (kind in ('dish', 'package')),
  item_id text not null,
  qty integer not null,
  amount bigint not null,
  primary key (company_id, branch_id, business_day, kind, item_id),
  foreign key (company_id, branch_id, business_day) references sales_days on delete cascade
);

-- Deletes the totals of the day of a fact that is stored after them. Totals are computed under the
-- exclusive lock: they wait for this transaction and then contain the fact, or this waits for them.
create function drop_sales_day(company text, branch text, fact_at timestamptz) returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(day_close_key(company, branch));
  delete from sales_days
  where company_id = company and branch_id = branch and from_at <= fact_at and to_at > fact_at;
end
$$;

create function drop_sales_day_of_order() returns trigger language plpgsql as $$
begin
  perform drop_sales_day(new.company_id, new.branch_id, new.paid_at);
  return null;
end
$$;

create trigger orders_drop_sales_day_of_new after insert on orders
  for each row when (new.paid_at is not null) execute function drop_sales_day_of_order();
-- Another trigger sets paid_at, which `update of paid_at` would miss.
create trigger orders_drop_sales_day after update on orders
  for each row when (old.paid_at is null and new.paid_at is not null)
  execute function drop_sales_day_of_order();

create function drop_sales_day_of_refund() returns trigger language plpgsql as $$
begin
  perform drop_sales_day(new.company_id, new.branch_id, new.at);
  return null;
end
$$;

create trigger refund_entries_drop_sales_day after insert on refund_entries
  for each row execute function drop_sales_day_of_refund();

-- Some providers report the method of a payment later.
create function drop_sales_day_of_payment() returns trigger language plpgsql as $$
begin
  perform drop_sales_day(o.company_id, o.branch_id, o.paid_at) from orders o
  where o.company_id = new.company_id and o.id = new.order_id and o.paid_at is not null;
  return null;
end
$$;

create trigger payments_drop_sales_day after update of method on payments
  for each row when (new.order_id is not null and old.method is distinct from new.method)
  execute function drop_sales_day_of_payment();

-- Members who ordered in a range of days.
-- beforehand: create index concurrently if not exists orders_of_members on orders (company_id, branch_id, paid_at) include (customer_id) where paid_at is not null and customer_id is not null;
create index if not exists orders_of_members on orders (company_id, branch_id, paid_at) include (customer_id) where paid_at is not null and customer_id is not null;
-- beforehand: create index concurrently if not exists members_by_joining on members (company_id, created_at);
create index if not exists members_by_joining on members (company_id, created_at);
-- beforehand: create index concurrently if not exists top_ups_by_completion on top_ups (company_id, status_changed_at) include (amount) where status = 'COMPLETED';
create index if not exists top_ups_by_completion on top_ups (company_id, status_changed_at) include (amount) where status = 'COMPLETED';
-- beforehand: create index concurrently if not exists point_entries_by_time on point_entries (company_id, created_at) include (amount);
create index if not exists point_entries_by_time on point_entries (company_id, created_at) include (amount);
-- beforehand: create index concurrently if not exists reservations_by_creation on reservations (company_id, branch_id, created_at);
create index if not exists reservations_by_creation on reservations (company_id, branch_id, created_at);

-- The board lists cancelled orders with a failed refund, without reading all orders of the branch.
-- beforehand: create index concurrently if not exists payments_refund_failed on payments (company_id, order_id) where state = 'refund_failed';
create index if not exists payments_refund_failed on payments (company_id, order_id) where state = 'refund_failed';

select pgboss.create_queue(name, '{"policy": "short", "expireInSeconds": 120, "deleteAfterSeconds": 3600, "retryLimit": 2147483647}')
from (values ('sales_totals')) as queues (name);
