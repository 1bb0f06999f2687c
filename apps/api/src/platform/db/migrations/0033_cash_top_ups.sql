-- Cash top-ups per member and business day that need no manager.
alter table companies add column cash_top_up_count integer not null default 3;
alter table companies add constraint companies_cash_top_up_count
  check (cash_top_up_count between 0 and 1000) not valid;
-- Their sum in sen.
alter table companies add column cash_top_up_amount integer not null default 200000;
alter table companies add constraint companies_cash_top_up_amount
  check (cash_top_up_amount between 0 and 99999999) not valid;

-- Top-ups that were paid in cash at a branch. Each has a row in top_ups and no payment.
create table cash_top_ups (
  company_id text not null,
  top_up_id text not null,
  branch_id text not null,
  -- Of the time of the top-up. It can be returned on this day only.
  business_day date not null,
  -- In sen. The change is the difference to the amount.
  cash_received integer not null,
  primary key (company_id, top_up_id),
  foreign key (company_id, top_up_id) references top_ups,
  foreign key (company_id, branch_id) references branches,
  constraint cash_top_ups_cash_received check (cash_received between 1000 and 999999999)
);

create index cash_top_ups_by_branch on cash_top_ups (company_id, branch_id, business_day);

create trigger cash_top_ups_are_append_only before update or delete on cash_top_ups
  for each row execute function refuse_change();
create trigger cash_top_ups_are_never_truncated before truncate on cash_top_ups
  for each statement execute function refuse_change();

-- Cash that top-ups brought into a drawer or took out of it.
create table cash_top_up_entries (
  company_id text not null,
  top_up_id text not null,
  kind text not null check (kind in ('credited', 'returned')),
  branch_id text not null,
  drawer_id text not null,
  -- In sen; negative for returned.
  amount integer not null,
  staff_id text not null,
  approver_id text,
  -- Why it was returned.
  reason text check (length(reason) between 1 and 500),
  at timestamptz not null,
  -- A top-up is credited once and returned once.
  primary key (company_id, top_up_id, kind),
  foreign key (company_id, top_up_id) references cash_top_ups,
  foreign key (company_id, branch_id, drawer_id) references drawers,
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, approver_id) references staff,
  constraint cash_top_up_entries_sign
    check (case kind when 'credited' then amount > 0 else amount < 0 end),
  constraint cash_top_up_entries_reason check ((kind = 'returned') = (reason is not null))
);

create index cash_top_up_entries_by_time on cash_top_up_entries (company_id, branch_id, at);
create index cash_top_up_entries_by_drawer
  on cash_top_up_entries (company_id, branch_id, drawer_id);
create index cash_top_up_entries_by_person on cash_top_up_entries (company_id, staff_id);
create index cash_top_up_entries_by_approver on cash_top_up_entries (company_id, approver_id)
  where approver_id is not null;

create function set_cash_top_up_entry_time() returns trigger language plpgsql as $$
begin
  new.at := within_open_period(new.company_id, new.branch_id, new.at);
  return new;
end
$$;

create trigger cash_top_up_entries_set_time before insert on cash_top_up_entries
  for each row execute function set_cash_top_up_entry_time();
create trigger cash_top_up_entries_are_append_only before update or delete on cash_top_up_entries
  for each row execute function refuse_change();
create trigger cash_top_up_entries_are_never_truncated before truncate on cash_top_up_entries
  for each statement execute function refuse_change();
