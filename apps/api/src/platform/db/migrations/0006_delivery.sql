-- Deliveries of orders, and the trips that courier gateways record.

-- The id is the reference that the courier knows. It is stored before the courier is called, so that
-- a retry after a crash books the same trip.
create table deliveries (
  company_id text not null,
  id text not null check (length(id) between 16 and 128),
  order_id text not null,
  provider text not null,
  -- A trip that the courier cancels is booked again under another reference.
  attempt integer not null default 1 check (attempt between 1 and 9),
  distance_metres integer not null check (distance_metres >= 0),
  -- Paid to the courier. The customer pays orders.delivery_fee.
  courier_fee integer not null check (courier_fee >= 0),
  state text not null check (state in ('quoted', 'booked', 'collected', 'delivered', 'cancelled')),
  -- Reason of a delivery that was given up.
  failure text constraint deliveries_failure check (failure in ('no_rider', 'rejected')),
  -- Null until the courier accepts the trip.
  share_link text,
  -- The courier is not polled before this time.
  look_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders,
  unique (company_id, order_id)
);

-- Couriers know a delivery's id only.
create index deliveries_by_id on deliveries (id);
create index deliveries_moving on deliveries (look_at)
  where state in ('quoted', 'booked', 'collected');

create trigger deliveries_tell after update of state, share_link on deliveries
  for each row when (old.state is distinct from new.state
    or old.share_link is distinct from new.share_link) execute function tell_of_part_of_order();

-- Lalamove has no idempotency keys. The gateway stores each request before it sends it, so that a lost
-- response never books a second trip. reference is the delivery's reference.
create table lalamove_trips (
  reference text primary key check (length(reference) between 16 and 128),
  quotation_id text not null check (length(quotation_id) between 1 and 64),
  pickup_stop text not null,
  dropoff_stop text not null,
  fee integer not null check (fee >= 0),
  -- Lalamove accepts no order for the quotation later.
  quotation_expires_at timestamptz not null,
  -- When the trip was requested; null again once the result is known.
  asked_at timestamptz,
  -- Null until Lalamove confirms the trip. 19 digits, therefore text.
  order_id text unique check (length(order_id) between 1 and 64),
  share_link text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint lalamove_trips_known_or_asked check (order_id is null or asked_at is null)
);

-- Records of the sandbox courier. token is in the URL of its tracking page.
create table sandbox_trips (
  token text primary key,
  reference text not null unique,
  state text not null check (state in ('booked', 'collected', 'delivered', 'cancelled')),
  pickup text not null,
  dropoff text not null,
  -- Start and end of the trip, for the map.
  way jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
