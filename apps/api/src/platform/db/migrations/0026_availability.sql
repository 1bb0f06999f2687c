-- Items that a branch has sold out, until a time or until further notice. A mark applies while its
-- end is null or ahead of the request's time: no job ends it.

-- The end of `sold_out`. Ignored while `sold_out` is false, because a version that does not know the
-- column may leave it set.
alter table branch_dishes
  add column sold_out_until timestamptz,
  -- Mark in the last import. An import with the same mark does not reset `sold_out`. Null before
  -- the first import that stores it.
  add column sold_out_imported boolean;
alter table branch_packages
  add column sold_out_until timestamptz,
  add column sold_out_imported boolean;

-- Choices of dishes that a branch has sold out. A choice that is a dish is sold out with that dish,
-- too.
create table sold_out_variations (
  company_id text not null,
  branch_id text not null,
  variation_id text not null,
  -- Null until further notice.
  until timestamptz,
  primary key (company_id, branch_id, variation_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, variation_id) references dish_option_variations
);

create index sold_out_variations_by_variation on sold_out_variations (company_id, variation_id);

create table sold_out_hot_deals (
  company_id text not null,
  branch_id text not null,
  hot_deal_id text not null,
  until timestamptz,
  primary key (company_id, branch_id, hot_deal_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, hot_deal_id) references hot_deals
);

create index sold_out_hot_deals_by_deal on sold_out_hot_deals (company_id, hot_deal_id);

create table sold_out_hot_deal_variations (
  company_id text not null,
  branch_id text not null,
  variation_id text not null,
  until timestamptz,
  primary key (company_id, branch_id, variation_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, variation_id) references hot_deal_option_variations
);

create index sold_out_hot_deal_variations_by_variation
  on sold_out_hot_deal_variations (company_id, variation_id);

-- The marks are part of the cached menu.
create trigger renews_menu_on_end after update on branch_dishes for each row
  when (old.sold_out_until is distinct from new.sold_out_until)
  execute function renew_menu_revision_of_row();
create trigger renews_menu_on_insert after insert on sold_out_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on sold_out_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on sold_out_variations
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on sold_out_hot_deals
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on sold_out_hot_deals
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on sold_out_hot_deals
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on sold_out_hot_deal_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on sold_out_hot_deal_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on sold_out_hot_deal_variations
  referencing old table as changed for each statement execute function renew_menu_revision();

-- Notifies every instance after the commit, on the channel of the branch, because every channel
-- takes a connection. PostgreSQL sends equal messages of a transaction once.
create function tell_of_availability() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', coalesce(new.company_id, old.company_id) || ' '
    || coalesce(new.branch_id, old.branch_id) || ' menu');
  return null;
end
$$;

-- Customers see portions only when few are left: a package needs several of one dish. Staff see all.
create function tell_of_portions() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', new.company_id || ' ' || new.branch_id
    || case when least(old.portions_left, new.portions_left) < 10
        or (old.portions_left is null) <> (new.portions_left is null)
      then ' menu' else ' portions' end);
  return null;
end
$$;

create trigger branch_dishes_tell after update on branch_dishes for each row
  when (old.sold_out is distinct from new.sold_out
    or old.sold_out_until is distinct from new.sold_out_until
    or old.retired is distinct from new.retired)
  execute function tell_of_availability();
create trigger branch_dishes_tell_portions after update of portions_left on branch_dishes
  for each row when (old.portions_left is distinct from new.portions_left)
  execute function tell_of_portions();
create trigger branch_packages_tell after update on branch_packages for each row
  when (old.sold_out is distinct from new.sold_out
    or old.sold_out_until is distinct from new.sold_out_until
    or old.retired is distinct from new.retired)
  execute function tell_of_availability();
create trigger sold_out_variations_tell after insert or update or delete on sold_out_variations
  for each row execute function tell_of_availability();
create trigger sold_out_hot_deals_tell after insert or update or delete on sold_out_hot_deals
  for each row execute function tell_of_availability();
create trigger sold_out_hot_deal_variations_tell
  after insert or update or delete on sold_out_hot_deal_variations
  for each row execute function tell_of_availability();
