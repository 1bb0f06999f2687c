-- What staff set for their branch. A branch without a row has the defaults. The importer does not
-- change these rows.
create table branch_settings (
  company_id text not null,
  branch_id text not null,
  -- automatic: a paid order starts by itself. manual: it waits until a person accepts it.
  acceptance text not null default 'automatic' check (acceptance in ('automatic', 'manual')),
  -- Gets a text message if an order waits; E.164.
  escalation_phone text check (escalation_phone ~ '^\+601\d{8,9}$'),
  -- Minutes after the payment, counted while the branch is open.
  escalate_after_minutes integer not null default 4
    check (escalate_after_minutes between 1 and 60),
  refuse_after_minutes integer not null default 10 check (refuse_after_minutes between 1 and 60),
  -- Minutes without a touch after which a device locks.
  lock_minutes integer not null default 5 check (lock_minutes between 1 and 240),
  -- Minutes added to the time that customers see, until busy_until.
  busy_minutes integer check (busy_minutes in (10, 20, 30)),
  busy_until timestamptz,
  -- Whether the order simulator acts as staff of the branch.
  simulator boolean not null default false,
  primary key (company_id, branch_id),
  foreign key (company_id, branch_id) references branches,
  constraint branch_settings_busy_ends check ((busy_minutes is null) = (busy_until is null)),
  constraint branch_settings_escalates_first
    check (escalate_after_minutes <= refuse_after_minutes)
);

-- Notifies every instance after the commit. Streams of the branch read it again.
create function tell_of_branch() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', new.company_id || ' ' || new.branch_id);
  return null;
end
$$;

create trigger branch_settings_tell after insert or update on branch_settings
  for each row execute function tell_of_branch();
