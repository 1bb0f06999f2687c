-- Carts and orders. Their owner is a guest or a member. A guest's id is the guest's only credential,
-- so only its SHA-256 is stored: looking it up leaks nothing through timing.

create table carts (
  company_id text not null references companies,
  id text not null,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  customer_id text,
  owner text not null
    generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  -- Set with the first line, null again without lines.
  branch_id text,
  delivery_method text check (delivery_method in ('delivery', 'pickup')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, customer_id) references members,
  constraint carts_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint carts_one_per_owner unique (company_id, owner)
);

create index carts_by_customer on carts (company_id, customer_id) where customer_id is not null;
create index carts_by_branch on carts (company_id, branch_id) where branch_id is not null;
-- Abandoned carts of guests are deleted.
create index carts_of_guests_by_use on carts (updated_at) where guest_hash is not null;

-- A line is a dish, a package, or a hot deal with the package chosen for it.
create table cart_lines (
  company_id text not null,
  id text not null,
  cart_id text not null,
  dish_id text,
  package_id text,
  hot_deal_id text,
  -- [{"dish_option_id": "…", "dish_option_variation_id": "…"}], sorted.
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  -- SHA-256 of the sorted selection: the same item with the same choices is one line.
  selection_key text not null check (selection_key ~ '^[0-9a-f]{64}$'),
  qty integer not null,
  position bigint generated always as identity,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, cart_id) references carts,
  foreign key (company_id, dish_id) references dishes,
  foreign key (company_id, package_id) references packages,
  foreign key (company_id, hot_deal_id) references hot_deals,
  constraint cart_lines_one_item check (num_nonnulls(dish_id, package_id) = 1),
  constraint cart_lines_deal_has_package check (hot_deal_id is null or package_id is not null),
  constraint cart_lines_qty check (qty between 1 and 99),
  constraint cart_lines_merge unique nulls not distinct
    (company_id, cart_id, dish_id, package_id, hot_deal_id, selection_key)
);

create index cart_lines_by_dish on cart_lines (company_id, dish_id) where dish_id is not null;
create index cart_lines_by_package on cart_lines (company_id, package_id)
  where package_id is not null;
create index cart_lines_by_hot_deal on cart_lines (company_id, hot_deal_id)
  where hot_deal_id is not null;

create table orders (
  company_id text not null references companies,
  id text not null,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  customer_id text,
  owner text not null
    generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  sales_order_tx_id text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  -- HMAC of the guest's network address: limits unpaid orders per address. The key is not stored here.
  placed_from text check (placed_from ~ '^[0-9a-f]{64}$'),
  status text not null check (
    status in ('MAKING PAYMENT', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED', 'CANCELLED')
  ),
  status_changed_at timestamptz not null,
  branch_id text not null,
  delivery_method text not null check (delivery_method in ('delivery', 'pickup', 'dine-in')),
  -- Null for as soon as possible.
  delivery_time timestamptz,
  full_address text,
  mail_unit_no text,
  mail_street text,
  -- The mail_* fields with longitude and latitude, as in the request.
  address jsonb check (jsonb_typeof(address) = 'object'),
  buyer_name text not null,
  buyer_phone text not null,
  buyer_email text not null,
  customer_remark text,
  payment_method text not null,
  subtotal integer not null check (subtotal >= 0),
  voucher_name jsonb check (is_translated(voucher_name)),
  voucher_discount_amount integer not null check (voucher_discount_amount >= 0),
  tier_discount_percent numeric(5, 2) not null check (tier_discount_percent between 0 and 100),
  tier_discount_amount integer not null check (tier_discount_amount >= 0),
  points_spent integer not null default 0 check (points_spent >= 0),
  point_discount_amount integer not null check (point_discount_amount >= 0),
  charge_amount integer not null check (charge_amount >= 0),
  delivery_fee integer not null check (delivery_fee >= 0),
  tax_amount integer not null check (tax_amount >= 0),
  adj_amount integer not null,
  final_total_amount integer not null check (final_total_amount >= 0),
  point_earn integer not null check (point_earn >= 0),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, customer_id) references members,
  constraint orders_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint orders_idempotency_key unique (company_id, owner, idempotency_key),
  constraint orders_tx_id unique (company_id, sales_order_tx_id),
  constraint orders_delivery_has_address
    check (delivery_method <> 'delivery' or address is not null),
  constraint orders_total_adds_up check (
    final_total_amount = adj_amount + greatest(
      0,
      subtotal - voucher_discount_amount - tier_discount_amount - point_discount_amount
        + charge_amount + delivery_fee
    )
  )
);

-- Jobs and the order stream know an order's id only.
create index orders_by_id on orders (id);
create index orders_by_customer on orders (company_id, customer_id) where customer_id is not null;
create index orders_by_branch on orders (company_id, branch_id);
-- The newest orders of an owner cost the same however many orders there are.
create index orders_by_owner on orders (company_id, owner, created_at desc, id desc);
-- Jobs of all companies read open orders only.
create index orders_moving on orders (status, status_changed_at)
  where status in ('MAKING PAYMENT', 'PREPARING', 'READY', 'DELIVERING');
-- Portions and unpaid orders that an owner or an address holds.
create index orders_unpaid_by_owner on orders (company_id, owner) where status = 'MAKING PAYMENT';
create index orders_unpaid_by_address on orders (placed_from) where status = 'MAKING PAYMENT';

-- Packages as bought: later changes of the menu do not change them. The dishes in them are order_lines.
create table order_packages (
  company_id text not null,
  order_id text not null,
  position integer not null check (position >= 0),
  package_id text not null,
  hot_deal_id text,
  -- No foreign key: the cart line may be deleted.
  cart_line_id text not null,
  package_name jsonb not null check (is_translated(package_name)),
  hot_deal_name jsonb check (is_translated(hot_deal_name)),
  image text not null,
  -- Price of one package with its choices.
  package_price integer not null check (package_price >= 0),
  -- Choices of the hot deal itself, in the format of order_lines.
  variation_list jsonb not null check (jsonb_typeof(variation_list) = 'array'),
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  qty integer not null check (qty between 1 and 99),
  line_total integer not null check (line_total >= 0),
  point integer not null check (point >= 0),
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, package_id) references packages,
  foreign key (company_id, hot_deal_id) references hot_deals,
  constraint order_packages_deal_has_name
    check ((hot_deal_id is null) = (hot_deal_name is null)),
  constraint order_packages_add_up check (line_total = package_price * qty)
);

create index order_packages_by_package on order_packages (company_id, package_id);
create index order_packages_by_hot_deal on order_packages (company_id, hot_deal_id)
  where hot_deal_id is not null;

-- Dishes as bought.
create table order_lines (
  company_id text not null,
  order_id text not null,
  position integer not null check (position >= 0),
  dish_id text not null,
  -- No foreign key: the cart line may be deleted. Null for a dish of a package.
  cart_line_id text,
  package_position integer,
  dish_name jsonb not null check (is_translated(dish_name)),
  image text not null,
  -- Price of one portion with its choices.
  dish_price integer not null check (dish_price >= 0),
  -- [{"option_name": {…}, "variation_name": {…}, "additional_price": 150}] in both languages.
  variation_list jsonb not null check (jsonb_typeof(variation_list) = 'array'),
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  qty integer not null check (qty between 1 and 9999),
  line_total integer not null check (line_total >= 0),
  point integer not null check (point >= 0),
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, order_id, package_position) references order_packages,
  foreign key (company_id, dish_id) references dishes,
  constraint order_lines_from_cart_or_package
    check (num_nonnulls(cart_line_id, package_position) = 1),
  constraint order_lines_in_package_are_free check (package_position is null or dish_price = 0),
  constraint order_lines_add_up check (line_total = dish_price * qty)
);

create index order_lines_by_dish on order_lines (company_id, dish_id);

-- Portions taken from branch_dishes.portions_left, which a cancelled order returns. Per dish, because
-- a dish that was chosen as a variation has no order line.
create table order_portions (
  company_id text not null,
  order_id text not null,
  dish_id text not null,
  qty integer not null check (qty > 0),
  primary key (company_id, order_id, dish_id),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, dish_id) references dishes
);

create index order_portions_by_dish on order_portions (company_id, dish_id);

create table order_status_history (
  company_id text not null,
  order_id text not null,
  position bigint generated always as identity,
  status text not null,
  -- Reason of a cancellation.
  reason text check (
    reason in ('PAYMENT_DECLINED', 'PAYMENT_ABANDONED', 'CUSTOMER_CANCELLED', 'BRANCH_REFUSED')
  ),
  at timestamptz not null,
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references orders,
  -- An order never returns to a status.
  constraint order_status_once unique (company_id, order_id, status),
  constraint order_status_reason_of_cancelling check ((status = 'CANCELLED') = (reason is not null))
);

create trigger order_status_history_is_append_only
  before update or delete on order_status_history
  for each row execute function refuse_change();

-- Notifies every instance of changed orders after the commit. Only the id is sent: clients read the
-- order with their own rights.
create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', new.id);
  return null;
end
$$;

create function tell_of_part_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', new.order_id);
  return null;
end
$$;

create trigger orders_tell after update of status on orders
  for each row when (old.status is distinct from new.status) execute function tell_of_order();
