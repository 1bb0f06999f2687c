-- The waiting time of a branch comes from its orders, and the orders of a quarter of an hour have a
-- maximum.

alter table branch_settings
  -- Minutes from acceptance until an order for as soon as possible reaches the customer on a usual
  -- day. For a delivery they include the drive.
  add column usual_minutes integer not null default 35,
  -- Maximum orders due in a quarter of an hour, deliveries included; null for no maximum.
  add column orders_per_quarter integer;
alter table branch_settings add constraint branch_settings_usual_minutes
  check (usual_minutes between 10 and 120 and usual_minutes % 5 = 0) not valid;
alter table branch_settings add constraint branch_settings_orders_per_quarter
  check (orders_per_quarter between 1 and 200) not valid;

alter table orders
  -- When the food was to be ready when the customer placed the order.
  add column promised_by timestamptz,
  -- The quarter of an hour in order_quarters that counts the order; null if none does.
  add column food_quarter timestamptz,
  -- When the kitchen got the order, and when it first was ready. Both teach the waiting time.
  add column accepted_at timestamptz,
  add column cooked_at timestamptz;

-- The waiting time reads the last ready orders of a branch.
-- beforehand: create index concurrently if not exists orders_cooked on orders (company_id, branch_id, cooked_at desc) where cooked_at is not null;
create index if not exists orders_cooked on orders (company_id, branch_id, cooked_at desc) where cooked_at is not null;

-- Orders by the quarter of an hour in which their food is due; no row means none. An order counts in
-- one quarter. A transaction locks the rows in ascending order, so that two of them never deadlock.
create table order_quarters (
  company_id text not null,
  branch_id text not null,
  quarter timestamptz not null check (mod(extract(epoch from quarter), 900) = 0),
  -- Null for no maximum. Staff can raise it for one quarter by moving an order there.
  capacity integer,
  taken integer not null,
  primary key (company_id, branch_id, quarter),
  foreign key (company_id, branch_id) references branches,
  constraint order_quarters_suffice check (taken >= 0 and taken <= capacity)
);
