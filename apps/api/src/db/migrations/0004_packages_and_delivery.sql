-- Packages, hot deals and delivery: what is sold together, and how far and for how much a courier
-- takes it.

-- A branch without a radius does not deliver. A courier's way is longer than the crow's: the radius
-- is of the straight line.
alter table branches
  add column delivery_radius_metres integer check (delivery_radius_metres > 0),
  add column delivery_base_fee cents not null default 0,
  add column delivery_fee_per_km cents not null default 0;

create table packages (
  company_id public_id not null references companies,
  id public_id not null,
  package_name translated_text not null,
  description translated_text not null,
  price cents not null,
  price_after_discount cents,
  point integer not null default 0 check (point >= 0),
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  -- Not sold by itself.
  only_in_deals boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  constraint packages_discount_lowers_price check (price_after_discount < price)
);

-- "Choose 1", "choose at least 2": a group of dishes to choose from.
create table package_options (
  company_id public_id not null,
  id public_id not null,
  package_id public_id not null,
  option_name translated_text not null,
  min_qty integer not null check (min_qty >= 0),
  max_qty integer not null check (max_qty >= 1),
  is_required boolean not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  unique (company_id, package_id, id),
  foreign key (company_id, package_id) references packages,
  constraint package_options_range check (min_qty <= max_qty)
);

-- A dish of a package: one to choose from an option, or, without one, a side dish that comes with
-- it. A dish stands in a package once, so what is chosen for it needs no other name than the dish's.
create table package_dishes (
  company_id public_id not null,
  id public_id not null,
  package_id public_id not null,
  package_option_id public_id,
  dish_id public_id not null,
  qty integer not null default 1 check (qty between 1 and 99),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  unique (company_id, package_id, dish_id),
  foreign key (company_id, package_id) references packages,
  foreign key (company_id, package_id, package_option_id)
    references package_options (company_id, package_id, id),
  foreign key (company_id, dish_id) references dishes
);

-- The option groups of the dish that the package asks for; the others keep their default.
create table package_dish_variations (
  company_id public_id not null,
  package_dish_id public_id not null,
  dish_option_id public_id not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, package_dish_id, dish_option_id),
  foreign key (company_id, package_dish_id) references package_dishes,
  foreign key (company_id, dish_option_id) references dish_options
);

-- A row says that the branch offers the package. Portions are counted by dish, never by package.
create table branch_packages (
  company_id public_id not null,
  branch_id public_id not null,
  package_id public_id not null,
  sold_out boolean not null default false,
  retired boolean not null default false,
  primary key (company_id, branch_id, package_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, package_id) references packages
);

-- One of its packages for the deal's price; offered wherever one of them is.
create table hot_deals (
  company_id public_id not null references companies,
  id public_id not null,
  name translated_text not null,
  offer_note translated_text not null,
  -- "From": each package may add to it.
  price cents not null,
  point integer not null default 0 check (point >= 0),
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table hot_deal_packages (
  company_id public_id not null,
  hot_deal_id public_id not null,
  package_id public_id not null,
  additional_price cents not null default 0,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, hot_deal_id, package_id),
  foreign key (company_id, hot_deal_id) references hot_deals,
  foreign key (company_id, package_id) references packages
);

-- One variation of each group, unless it is not required.
create table hot_deal_options (
  company_id public_id not null,
  id public_id not null,
  hot_deal_id public_id not null,
  option_name translated_text not null,
  is_required boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, hot_deal_id) references hot_deals
);

create table hot_deal_option_variations (
  company_id public_id not null,
  id public_id not null,
  hot_deal_option_id public_id not null,
  variation_name translated_text not null,
  additional_price cents not null default 0,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, hot_deal_option_id) references hot_deal_options
);

-- A line is a dish, a package, or a hot deal together with the package chosen for it.
alter table cart_lines
  alter column dish_id drop not null,
  add column package_id public_id,
  add column hot_deal_id public_id,
  add foreign key (company_id, package_id) references packages,
  add foreign key (company_id, hot_deal_id) references hot_deals,
  add constraint cart_lines_one_item check (num_nonnulls(dish_id, package_id) = 1),
  add constraint cart_lines_deal_has_package check (hot_deal_id is null or package_id is not null),
  drop constraint cart_lines_merge,
  add constraint cart_lines_merge
    unique nulls not distinct (cart_id, dish_id, package_id, hot_deal_id, selection_key);

-- Where a delivery goes: the mail_* fields with longitude and latitude, as they were given.
alter table orders
  add column address jsonb check (jsonb_typeof(address) = 'object'),
  add constraint orders_delivery_has_address check (delivery_method <> 'delivery' or address is not null);

-- Packages as they were bought; the dishes in them are order_lines that point here.
create table order_packages (
  order_id text not null references orders,
  position integer not null check (position >= 0),
  company_id public_id not null,
  package_id public_id not null,
  hot_deal_id public_id,
  -- Where it came from; the line may be gone since, so this is no reference.
  cart_line_id text not null,
  package_name translated_text not null,
  -- Where it was bought in one.
  hot_deal_name translated_text,
  image text not null,
  -- One package with all that was chosen for it.
  package_price cents not null,
  -- What was chosen for the hot deal itself, as order_lines has it.
  variation_list jsonb not null check (jsonb_typeof(variation_list) = 'array'),
  selection jsonb not null check (jsonb_typeof(selection) = 'array'),
  qty integer not null check (qty between 1 and 99),
  line_total cents not null,
  point integer not null check (point >= 0),
  primary key (order_id, position),
  foreign key (company_id, package_id) references packages,
  foreign key (company_id, hot_deal_id) references hot_deals,
  constraint order_packages_deal_has_name
    check ((hot_deal_id is null) = (hot_deal_name is null)),
  constraint order_packages_add_up check (line_total = package_price * qty)
);

-- A dish of a package has neither a cart line nor a price of its own.
alter table order_lines
  alter column cart_line_id drop not null,
  add column package_position integer,
  add foreign key (order_id, package_position) references order_packages (order_id, position),
  add constraint order_lines_from_cart_or_package
    check (num_nonnulls(cart_line_id, package_position) = 1),
  add constraint order_lines_in_package_are_free check (package_position is null or dish_price = 0),
  drop constraint order_lines_qty_check,
  add constraint order_lines_qty_check check (qty between 1 and 9999);

-- The courier's part of an order. Its id is the reference the courier knows, chosen here before the
-- courier is asked, so that asking again after a crash books the same trip.
create table deliveries (
  id text primary key check (length(id) between 16 and 128),
  order_id text not null unique references orders,
  provider text not null,
  distance_metres integer not null check (distance_metres >= 0),
  -- What the courier takes; the customer pays orders.delivery_fee.
  courier_fee cents not null,
  state text not null check (state in ('quoted', 'booked', 'collected', 'delivered', 'cancelled')),
  -- Null until the courier has taken the trip.
  share_link text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The sandbox courier's own books. The reference is our delivery's id; the token is what stands in
-- the address of its tracking page.
create table sandbox_trips (
  token text primary key,
  reference text not null unique,
  state text not null check (state in ('booked', 'collected', 'delivered', 'cancelled')),
  pickup text not null,
  dropoff text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Places that an address can be set to, the same for every company.
create table places (
  id public_id primary key,
  name text not null,
  -- '' for an area without a street's name.
  street text not null,
  city text not null,
  postcode text not null check (postcode ~ '^\d{5}$'),
  -- An ISO 3166-2 code, such as MY-10.
  state_id public_id not null,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  -- Name, city, postcode and state in small letters without marks, for looking them up.
  folded text not null,
  position integer not null
);
