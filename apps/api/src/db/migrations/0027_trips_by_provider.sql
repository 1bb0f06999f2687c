-- A courier outside the house: trips that are followed, cancelled and booked again, and its books.

alter table deliveries
  -- Which trip it is: a courier that cancels one is asked for another, under another reference.
  add column attempt integer not null default 1 check (attempt between 1 and 9),
  -- Not before then is the courier asked again.
  add column look_at timestamptz;

-- What is still to be booked or followed.
create index deliveries_moving on deliveries (look_at)
  where state in ('quoted', 'booked', 'collected');

-- Trips at Lalamove, which knows no idempotency keys: what is asked for is written down before it is
-- asked, so that a lost answer never makes a second trip.
create table lalamove_trips (
  reference text primary key check (length(reference) between 16 and 128),
  quotation_id text not null check (length(quotation_id) between 1 and 64),
  pickup_stop text not null,
  dropoff_stop text not null,
  fee cents not null,
  -- Lalamove takes no order for it later.
  quotation_expires_at timestamptz not null,
  -- When the trip was asked for, until it is known what came of that.
  asked_at timestamptz,
  -- Null until Lalamove has said that there is a trip. 19 digits: text.
  order_id text unique check (length(order_id) between 1 and 64),
  share_link text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint lalamove_trips_known_or_asked check (order_id is null or asked_at is null)
);
