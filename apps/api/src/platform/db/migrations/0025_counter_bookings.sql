-- Bookings as staff move them: seated parties, walk-ins, bookings by phone, rejections with a
-- reason, blocked seats, changed seats of a day.

alter table reservations
  -- app: the customer booked. Staff added the others, whose guest does not exist.
  add column source text not null default 'app',
  -- When the party sat down. The status stays APPROVED.
  add column seated_at timestamptz,
  -- The seats are taken from here instead of starts_at: the party sat down earlier.
  add column held_from timestamptz,
  -- The seats are free from here instead of ends_at: the party left or did not come.
  add column held_until timestamptz,
  add column reject_reason text,
  -- What staff wrote to the customer, for the reason OTHER.
  add column reject_text text;
alter table reservations
  add constraint reservations_source check (source in ('app', 'phone', 'walk_in')) not valid,
  add constraint reservations_seated check (
    seated_at is null or status in ('APPROVED', 'COMPLETED', 'NO_SHOW')
  ) not valid,
  add constraint reservations_held check (
    (held_from is null or (held_from < starts_at and mod(extract(epoch from held_from), 900) = 0))
    and (held_until is null or (held_until < ends_at and status in ('COMPLETED', 'NO_SHOW')
      and mod(extract(epoch from held_until), 900) = 0))
  ) not valid,
  add constraint reservations_rejection check (
    (reject_reason is null or status = 'REJECTED')
    and reject_reason in ('FULL', 'CLOSED', 'PARTY_TOO_LARGE', 'CUSTOMER_CALLED', 'OTHER')
    and (reject_text is not null) = (reject_reason is not distinct from 'OTHER')
    and length(reject_text) between 1 and 500
  ) not valid;

-- A day of a branch, and its pending bookings.
-- beforehand: create index concurrently if not exists reservations_by_day on reservations (company_id, branch_id, starts_at);
create index if not exists reservations_by_day on reservations (company_id, branch_id, starts_at);

-- Seats of a branch on a date, instead of its usual seats.
create table branch_seat_days (
  company_id text not null,
  branch_id text not null,
  date date not null,
  seats integer not null check (seats between 0 and 10000),
  primary key (company_id, branch_id, date),
  foreign key (company_id, branch_id) references branches
);

-- Seats that cannot be booked for a time.
create table branch_seat_blocks (
  company_id text not null,
  id text not null check (is_public_id(id)),
  branch_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Null blocks all seats.
  seats integer check (seats between 1 and 10000),
  reason text not null check (length(reason) between 1 and 100),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  constraint branch_seat_blocks_in_quarters check (
    starts_at < ends_at
    and mod(extract(epoch from starts_at), 900) = 0 and mod(extract(epoch from ends_at), 900) = 0
  )
);

create index branch_seat_blocks_by_time on branch_seat_blocks (company_id, branch_id, starts_at);

-- The row of a quarter contains the changes of staff too. A booking then needs its own rows only,
-- and their locks keep bookings and changes apart.
alter table reservation_seats
  -- Seats of the date; null takes the usual seats of the branch.
  add column day_seats integer,
  add column blocked integer not null default 0;

-- The seats of a quarter that can be booked. Every statement that counts seats uses it.
create function quarter_capacity(usual integer, day_seats integer, blocked integer)
returns integer language sql immutable parallel safe as $$
  select greatest(0, coalesce(day_seats, usual) - blocked)
$$;

-- Changes of staff to the quarters of a branch between two moments, from blocks and dates. All code
-- that counts seats reads those tables by this function.
create function changed_quarters(
  of_company text, of_branch text, zone text, first timestamptz, last timestamptz
)
returns table (quarter timestamptz, day_seats integer, blocked integer)
language sql stable as $$
  select q, d.seats, coalesce((
      select sum(coalesce(b.seats, 10000)) from branch_seat_blocks b
      where b.company_id = of_company and b.branch_id = of_branch
        and b.starts_at <= q and b.ends_at > q), 0)::integer
  from generate_series(first, last - interval '15 minutes', interval '15 minutes') as q
  left join branch_seat_days d on d.company_id = of_company and d.branch_id = of_branch
    and d.date = (q at time zone zone)::date
$$;

-- Largest party whose booking is approved automatically; null approves all by hand.
alter table branch_settings add column auto_approve_up_to integer;
alter table branch_settings add constraint branch_settings_auto_approve check (
  auto_approve_up_to between 1 and 10000
) not valid;

-- Streams of the branch send the number of bookings that wait. The third word keeps it apart from
-- print jobs, whose numbers are digits.
create function tell_of_booking() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', coalesce(new.company_id, old.company_id) || ' '
    || coalesce(new.branch_id, old.branch_id) || ' bookings');
  return null;
end
$$;

create trigger reservations_tell after insert or update on reservations
  for each row execute function tell_of_booking();
create trigger branch_seat_days_tell after insert or update or delete on branch_seat_days
  for each row execute function tell_of_booking();
create trigger branch_seat_blocks_tell after insert or delete on branch_seat_blocks
  for each row execute function tell_of_booking();
