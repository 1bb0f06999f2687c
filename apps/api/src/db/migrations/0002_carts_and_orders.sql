-- Carts and orders. An owner is a guest or a customer. A guest's id is the guest's only
-- credential, so only its SHA-256 is kept, and looking it up leaks nothing through timing.
-- Every instant is given by the server's clock; the database's own clock is never asked.

create domain guest_hash as text check (value ~ '^[0-9a-f]{64}$');

create table carts (
  id text primary key,
  company_id public_id not null references companies,
  guest_hash guest_hash,
  customer_id text,
  owner text not null generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  -- Both are set by the first line and leave with the last one.
  branch_id public_id,
  delivery_method text check (delivery_method in ('delivery', 'pickup')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, branch_id) references branches,
  constraint carts_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint carts_one_per_owner unique (company_id, owner)
);

create table cart_lines (
  id text primary key,
  cart_id text not null references carts,
  company_id public_id not null,
  dish_id public_id not null,
  -- [{"dish_option_id": "…", "dish_option_variation_id": "…"}], sorted.
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  -- SHA-256 of the sorted selection: the same dish with the same choices is one line.
  selection_key text not null check (selection_key ~ '^[0-9a-f]{64}$'),
  qty integer not null,
  position bigint generated always as identity,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, dish_id) references dishes,
  constraint cart_lines_qty check (qty between 1 and 99),
  constraint cart_lines_merge unique (cart_id, dish_id, selection_key)
);

create table orders (
  id text primary key,
  company_id public_id not null references companies,
  guest_hash guest_hash,
  customer_id text,
  owner text not null generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  sales_order_tx_id text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status text not null check (
    status in ('MAKING PAYMENT', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED', 'CANCELLED')
  ),
  status_changed_at timestamptz not null,
  branch_id public_id not null,
  delivery_method text not null check (delivery_method in ('delivery', 'pickup', 'dine-in')),
  -- Null asks for it as soon as possible.
  delivery_time timestamptz,
  full_address text,
  mail_unit_no text,
  mail_street text,
  buyer_name text not null,
  buyer_phone text not null,
  buyer_email text not null,
  customer_remark text,
  payment_method text not null,
  subtotal cents not null,
  voucher_discount_amount cents not null,
  tier_discount_percent numeric(5, 2) not null check (tier_discount_percent between 0 and 100),
  tier_discount_amount cents not null,
  point_discount_amount cents not null,
  charge_amount cents not null,
  delivery_fee cents not null,
  tax_amount cents not null,
  adj_amount integer not null,
  final_total_amount cents not null,
  point_earn integer not null check (point_earn >= 0),
  created_at timestamptz not null,
  foreign key (company_id, branch_id) references branches,
  constraint orders_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint orders_idempotency_key unique (company_id, owner, idempotency_key),
  constraint orders_tx_id unique (company_id, sales_order_tx_id),
  constraint orders_total_adds_up check (
    final_total_amount = adj_amount + greatest(
      0,
      subtotal - voucher_discount_amount - tier_discount_amount - point_discount_amount
        + charge_amount + delivery_fee
    )
  )
);

-- An owner's orders, newest first, cost the same whatever others have ordered.
create index orders_by_owner on orders (company_id, owner, created_at desc, id desc);

-- What the kitchen and the sweeper look through: only orders that still move.
create index orders_moving on orders (status, status_changed_at)
  where status in ('MAKING PAYMENT', 'PREPARING', 'READY', 'DELIVERING');

-- A snapshot: later changes of the menu leave it as it was.
create table order_lines (
  order_id text not null references orders,
  position integer not null check (position >= 0),
  company_id public_id not null,
  dish_id public_id not null,
  -- Where it came from; the line may be gone since, so this is no reference.
  cart_line_id text not null,
  dish_name translated_text not null,
  image text not null,
  -- One portion with its chosen variations.
  dish_price cents not null,
  -- [{"option_name": {…}, "variation_name": {…}, "additional_price": 150}] with both languages.
  variation_list jsonb not null check (jsonb_typeof(variation_list) = 'array'),
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  qty integer not null check (qty between 1 and 99),
  line_total cents not null,
  point integer not null check (point >= 0),
  -- Taken from branch_dishes.portions_left, to be given back when the order is cancelled.
  portions_taken integer not null default 0 check (portions_taken in (0, qty)),
  primary key (order_id, position),
  foreign key (company_id, dish_id) references dishes,
  constraint order_lines_add_up check (line_total = dish_price * qty)
);

create table order_status_history (
  order_id text not null references orders,
  position bigint generated always as identity,
  status text not null,
  -- Why it was cancelled; null for every other status.
  reason text check (
    reason in ('PAYMENT_DECLINED', 'PAYMENT_ABANDONED', 'CUSTOMER_CANCELLED', 'BRANCH_REFUSED')
  ),
  at timestamptz not null,
  primary key (order_id, position),
  -- No state is entered twice: an order never goes back.
  constraint order_status_once unique (order_id, status),
  constraint order_status_reason_of_cancelling check ((status = 'CANCELLED') = (reason is not null))
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger order_status_history_is_append_only
  before update or delete on order_status_history
  for each row execute function refuse_change();
