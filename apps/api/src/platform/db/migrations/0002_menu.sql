-- Dishes, packages and hot deals, and which branch offers them.

create table dish_categories (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  name jsonb not null check (is_translated(name)),
  image text not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table dishes (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  dish_category_id text not null,
  name jsonb not null check (is_translated(name)),
  description jsonb not null check (is_translated(description)),
  price integer not null check (price >= 0),
  price_after_discount integer check (price_after_discount >= 0),
  point integer not null default 0 check (point >= 0),
  -- File names in media. Lists show the first one.
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, dish_category_id) references dish_categories,
  constraint dishes_discount_lowers_price check (price_after_discount < price)
);

create index dishes_by_category on dishes (company_id, dish_category_id, position);

create table dish_options (
  company_id text not null,
  id text not null check (is_public_id(id)),
  dish_id text not null,
  option_type text not null check (option_type in ('radio', 'checkbox')),
  option_name jsonb not null check (is_translated(option_name)),
  -- Fewest choices once the customer uses the group. A group that is not required may stay empty.
  min_qty integer not null default 0 check (min_qty >= 0),
  max_qty integer not null default 1 check (max_qty >= 1),
  is_required boolean not null default false,
  default_variation_id text,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, dish_id) references dishes,
  constraint dish_options_range check (min_qty <= max_qty),
  constraint dish_options_radio_is_single check (option_type <> 'radio' or max_qty = 1)
);

create index dish_options_by_dish on dish_options (company_id, dish_id, position);

create table dish_option_variations (
  company_id text not null,
  id text not null check (is_public_id(id)),
  dish_option_id text not null,
  -- The variation is a dish of the menu, such as a soup at half its price: it is sold out with that
  -- dish and takes one of its portions.
  dish_id text,
  variation_name jsonb not null check (is_translated(variation_name)),
  additional_price integer not null default 0 check (additional_price >= 0),
  additional_point integer not null default 0 check (additional_point >= 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  unique (company_id, dish_option_id, id),
  foreign key (company_id, dish_option_id) references dish_options,
  foreign key (company_id, dish_id) references dishes
);

-- Few variations are dishes. The menu reads all of them at once.
create index dish_option_variations_of_dishes on dish_option_variations (company_id, dish_id)
  where dish_id is not null;

-- Deferred, because the importer writes the group before its variations.
alter table dish_options
  add constraint dish_options_default_is_own
  foreign key (company_id, id, default_variation_id)
  references dish_option_variations (company_id, dish_option_id, id)
  deferrable initially deferred;

-- A row means that the branch offers the dish.
create table branch_dishes (
  company_id text not null,
  branch_id text not null,
  dish_id text not null,
  sold_out boolean not null default false,
  -- Null if portions are not counted.
  portions_left integer,
  -- Count in the last import. An import with the same count does not reset portions_left.
  portions_imported integer,
  retired boolean not null default false,
  primary key (company_id, branch_id, dish_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, dish_id) references dishes,
  constraint branch_dishes_portions_not_negative check (portions_left >= 0)
);

create index branch_dishes_by_dish on branch_dishes (company_id, dish_id);

create table packages (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  package_name jsonb not null check (is_translated(package_name)),
  description jsonb not null check (is_translated(description)),
  price integer not null check (price >= 0),
  price_after_discount integer check (price_after_discount >= 0),
  point integer not null default 0 check (point >= 0),
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  -- Sold as part of a hot deal only.
  only_in_deals boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  constraint packages_discount_lowers_price check (price_after_discount < price)
);

-- Group of dishes to choose from, such as "choose at least 2".
create table package_options (
  company_id text not null,
  id text not null check (is_public_id(id)),
  package_id text not null,
  option_name jsonb not null check (is_translated(option_name)),
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

-- Dish of an option, or, without an option, a side dish that is always included. A package has a dish
-- once, so choices are keyed by the dish.
create table package_dishes (
  company_id text not null,
  id text not null check (is_public_id(id)),
  package_id text not null,
  package_option_id text,
  dish_id text not null,
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

create index package_dishes_by_dish on package_dishes (company_id, dish_id);

-- Option groups of the dish that the customer chooses in the package. The others keep their default.
create table package_dish_variations (
  company_id text not null,
  package_dish_id text not null,
  dish_option_id text not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, package_dish_id, dish_option_id),
  foreign key (company_id, package_dish_id) references package_dishes,
  foreign key (company_id, dish_option_id) references dish_options
);

create index package_dish_variations_by_option
  on package_dish_variations (company_id, dish_option_id);

-- A row means that the branch offers the package. Portions are counted per dish only.
create table branch_packages (
  company_id text not null,
  branch_id text not null,
  package_id text not null,
  sold_out boolean not null default false,
  retired boolean not null default false,
  primary key (company_id, branch_id, package_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, package_id) references packages
);

create index branch_packages_by_package on branch_packages (company_id, package_id);

-- One of several packages for the price of the deal. A branch that offers one of them offers the deal.
create table hot_deals (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  name jsonb not null check (is_translated(name)),
  offer_note jsonb not null check (is_translated(offer_note)),
  -- Lowest price. Each package may add to it.
  price integer not null check (price >= 0),
  point integer not null default 0 check (point >= 0),
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table hot_deal_packages (
  company_id text not null,
  hot_deal_id text not null,
  package_id text not null,
  additional_price integer not null default 0 check (additional_price >= 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, hot_deal_id, package_id),
  foreign key (company_id, hot_deal_id) references hot_deals,
  foreign key (company_id, package_id) references packages
);

create index hot_deal_packages_by_package on hot_deal_packages (company_id, package_id);

-- The customer chooses one variation of each group, or none if the group is not required.
create table hot_deal_options (
  company_id text not null,
  id text not null check (is_public_id(id)),
  hot_deal_id text not null,
  option_name jsonb not null check (is_translated(option_name)),
  is_required boolean not null default false,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, hot_deal_id) references hot_deals
);

create index hot_deal_options_by_deal on hot_deal_options (company_id, hot_deal_id, position);

create table hot_deal_option_variations (
  company_id text not null,
  id text not null check (is_public_id(id)),
  hot_deal_option_id text not null,
  -- As in dish_option_variations.
  dish_id text,
  variation_name jsonb not null check (is_translated(variation_name)),
  additional_price integer not null default 0 check (additional_price >= 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, hot_deal_option_id) references hot_deal_options,
  foreign key (company_id, dish_id) references dishes
);

create index hot_deal_option_variations_by_option
  on hot_deal_option_variations (company_id, hot_deal_option_id, position);
create index hot_deal_option_variations_of_dishes
  on hot_deal_option_variations (company_id, dish_id) where dish_id is not null;

-- Changes with the menu of the company, so that the server can cache computed lists. Sold portions do
-- not change it: concurrent orders would wait for this row.
create table menu_revisions (
  company_id text primary key references companies on delete cascade,
  revision uuid not null
);

create function renew_menu_revision() returns trigger language plpgsql as $$
begin
  insert into menu_revisions (company_id, revision)
  select company_id, gen_random_uuid() from changed group by company_id
  on conflict (company_id) do update set revision = excluded.revision;
  return null;
end
$$;

create function renew_menu_revision_of_row() returns trigger language plpgsql as $$
begin
  insert into menu_revisions (company_id, revision) values (new.company_id, gen_random_uuid())
  on conflict (company_id) do update set revision = excluded.revision;
  return null;
end
$$;

-- Only whether portions are counted is part of the menu, not how many are left.
create trigger renews_menu_on_update after update on branch_dishes for each row
  when (
    old.sold_out is distinct from new.sold_out
    or old.retired is distinct from new.retired
    or (old.portions_left is null) <> (new.portions_left is null)
  )
  execute function renew_menu_revision_of_row();

-- A trigger with a transition table has one event only, so each table has one trigger per event.
create trigger renews_menu_on_insert after insert on branches
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on branches
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on branches
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on dish_categories
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on dish_categories
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on dish_categories
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on dishes
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on dishes
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on dishes
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on dish_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on dish_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on dish_options
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on dish_option_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on dish_option_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on dish_option_variations
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on branch_dishes
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on branch_dishes
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on packages
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on package_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on package_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on package_options
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on package_dishes
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on package_dishes
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on package_dishes
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on package_dish_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on package_dish_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on package_dish_variations
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on branch_packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on branch_packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on branch_packages
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on hot_deals
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on hot_deals
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on hot_deals
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on hot_deal_packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on hot_deal_packages
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on hot_deal_packages
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on hot_deal_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on hot_deal_options
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on hot_deal_options
  referencing old table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_insert after insert on hot_deal_option_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_update after update on hot_deal_option_variations
  referencing new table as changed for each statement execute function renew_menu_revision();
create trigger renews_menu_on_delete after delete on hot_deal_option_variations
  referencing old table as changed for each statement execute function renew_menu_revision();
