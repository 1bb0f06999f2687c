-- Hours, delivery and notice time that staff set at the counter. The importer does not change these
-- rows, and null columns leave the values of its files.
create table branch_overrides (
  company_id text not null,
  branch_id text not null,
  -- As in branches.
  opening_hours jsonb check (jsonb_typeof(opening_hours) = 'array'),
  notice_minutes integer check (notice_minutes between 0 and 10080),
  -- The four columns of the delivery are set together. The radius stays while delivery is off.
  delivers boolean,
  delivery_radius_metres integer check (delivery_radius_metres between 100 and 100000),
  delivery_base_fee integer check (delivery_base_fee between 0 and 100000),
  delivery_fee_per_km integer check (delivery_fee_per_km between 0 and 100000),
  primary key (company_id, branch_id),
  foreign key (company_id, branch_id) references branches,
  constraint branch_overrides_delivery_is_one check (
    (delivers is null) = (delivery_base_fee is null)
    and (delivers is null) = (delivery_fee_per_km is null)
    and (delivers is not null or delivery_radius_metres is null)
    and (delivers is not true or delivery_radius_metres is not null)
  )
);

-- Single days with other hours. They replace the periods of the week that begin on the date.
create table branch_days (
  company_id text not null,
  branch_id text not null,
  -- By the time zone of the company.
  date date not null,
  name jsonb check (is_translated(name)),
  -- [{"open": "10:00", "close": "22:00"}], empty if the branch is closed.
  periods jsonb not null check (jsonb_typeof(periods) = 'array'),
  primary key (company_id, branch_id, date),
  foreign key (company_id, branch_id) references branches
);

-- Orders and bookings that a person decided to serve although they do not fit the hours.
create table branch_hours_confirmations (
  company_id text not null,
  branch_id text not null,
  kind text not null check (kind in ('order', 'reservation')),
  target_id text not null,
  reason text not null check (reason in ('closed', 'no_delivery', 'out_of_range')),
  -- The time of the order or booking at the decision; null for as soon as possible. A moved one
  -- needs a new decision.
  at timestamptz,
  staff_id text not null,
  confirmed_at timestamptz not null,
  primary key (company_id, branch_id, kind, target_id, reason),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, staff_id) references staff
);

create index branch_hours_confirmations_by_person
  on branch_hours_confirmations (company_id, staff_id);

-- Branches are cached by the revision of the menu.
create trigger renews_menu_on_insert after insert on branch_overrides
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on branch_overrides
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on branch_overrides
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on branch_days
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on branch_days
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on branch_days
  referencing old table as changed for each statement execute function renew_menu_revision();

-- Streams of the branch read it again, as for its pauses.
create function tell_of_hours() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', coalesce(new.company_id, old.company_id) || ' '
    || coalesce(new.branch_id, old.branch_id));
  return null;
end
$$;

create trigger branch_overrides_tell after insert or update or delete on branch_overrides
  for each row execute function tell_of_hours();
create trigger branch_days_tell after insert or update or delete on branch_days
  for each row execute function tell_of_hours();
create trigger branch_hours_confirmations_tell
  after insert or update or delete on branch_hours_confirmations
  for each row execute function tell_of_hours();
