-- Tables that are booked, and the seats they take, counted by the quarter of an hour.

alter table branches
  -- How long a party has its table.
  add column turn_minutes integer not null default 90,
  -- How long before it comes a party has to say so.
  add column notice_minutes integer not null default 60 check (notice_minutes between 0 and 10080),
  add constraint branches_turn_in_quarters
    check (turn_minutes between 15 and 1440 and turn_minutes % 15 = 0);

create table reservations (
  id text primary key,
  company_id public_id not null references companies,
  guest_hash guest_hash,
  customer_id text,
  owner text not null generated always as (coalesce('customer:' || customer_id, 'guest:' || guest_hash)) stored,
  reservation_no text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  status text not null check (
    status in ('PENDING', 'APPROVED', 'CANCELLED', 'REJECTED', 'NO_SHOW', 'COMPLETED')
  ),
  status_changed_at timestamptz not null,
  -- How often it has changed.
  revision integer not null default 0 check (revision >= 0),
  branch_id public_id not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  number_of_seats integer not null check (number_of_seats >= 1),
  customer_name text not null,
  phone_no text not null,
  -- Whether its news go to the phone, too.
  reminder boolean not null,
  -- The language in which it was booked, and in which the phone is told.
  language text not null check (language in ('en', 'zh_CN')),
  reminded_at timestamptz,
  created_at timestamptz not null,
  foreign key (company_id, branch_id) references branches,
  constraint reservations_one_owner check (num_nonnulls(guest_hash, customer_id) = 1),
  constraint reservations_idempotency_key unique (company_id, owner, idempotency_key),
  constraint reservations_no unique (company_id, reservation_no),
  -- By this the quarters that it takes seats in are found again.
  constraint reservations_in_quarters check (
    starts_at < ends_at
    and mod(extract(epoch from starts_at), 900) = 0 and mod(extract(epoch from ends_at), 900) = 0
  )
);

-- An owner's bookings, the latest time first.
create index reservations_by_owner on reservations (company_id, owner, starts_at desc, id desc);

-- What the host and the reminders look through: only bookings that can still change.
create index reservations_moving on reservations (status, starts_at)
  where status in ('PENDING', 'APPROVED');

-- A row for each quarter of an hour in which seats were ever taken. It is taken in ascending order,
-- so that two parties never wait for each other in a circle, and no row holds more than there are.
create table reservation_seats (
  company_id public_id not null,
  branch_id public_id not null,
  quarter timestamptz not null check (mod(extract(epoch from quarter), 900) = 0),
  -- The branch's seats when some of them were last taken.
  capacity integer not null,
  taken integer not null,
  primary key (company_id, branch_id, quarter),
  foreign key (company_id, branch_id) references branches,
  constraint reservation_seats_suffice check (taken between 0 and capacity)
);
