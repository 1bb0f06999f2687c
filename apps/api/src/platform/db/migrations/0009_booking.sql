-- Table bookings.

create table reservations (
  company_id text not null references companies,
  id text not null,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  customer_id text,
  owner text not null
    generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  reservation_no text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status text not null check (
    status in ('PENDING', 'APPROVED', 'CANCELLED', 'REJECTED', 'NO_SHOW', 'COMPLETED')
  ),
  status_changed_at timestamptz not null,
  -- Number of status changes.
  revision integer not null default 0 check (revision >= 0),
  branch_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  number_of_seats integer not null check (number_of_seats >= 1),
  customer_name text not null,
  phone_no text not null,
  -- Sends text messages to the phone, in the language of the booking.
  reminder boolean not null,
  language text not null check (language in ('en', 'zh_CN')),
  reminded_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, customer_id) references members,
  constraint reservations_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint reservations_idempotency_key unique (company_id, owner, idempotency_key),
  constraint reservations_no unique (company_id, reservation_no),
  -- The seats of a booking are found by its quarters of an hour.
  constraint reservations_in_quarters check (
    starts_at < ends_at
    and mod(extract(epoch from starts_at), 900) = 0 and mod(extract(epoch from ends_at), 900) = 0
  )
);

-- Jobs know a booking's id only.
create index reservations_by_id on reservations (id);
create index reservations_by_customer on reservations (company_id, customer_id)
  where customer_id is not null;
create index reservations_by_branch on reservations (company_id, branch_id);
create index reservations_by_owner on reservations (company_id, owner, starts_at desc, id desc);
-- Jobs of all companies read open bookings only.
create index reservations_moving on reservations (status, starts_at)
  where status in ('PENDING', 'APPROVED');

-- Taken seats per quarter of an hour; no row means none. Bookings lock the rows in ascending order, so
-- that two of them never deadlock.
create table reservation_seats (
  company_id text not null,
  branch_id text not null,
  quarter timestamptz not null check (mod(extract(epoch from quarter), 900) = 0),
  -- Seats of the branch at the last booking.
  capacity integer not null,
  taken integer not null,
  primary key (company_id, branch_id, quarter),
  foreign key (company_id, branch_id) references branches,
  constraint reservation_seats_suffice check (taken between 0 and capacity)
);
