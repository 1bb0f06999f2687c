-- Another one for whatever was changed of what a company sells, so that lists are computed once a
-- change. Portions that orders take are not part of it: orders would wait for each other here.
create table menu_revisions (
  company_id public_id primary key references companies on delete cascade,
  revision uuid not null
);

create function renew_menu_revision() returns trigger language plpgsql as $$
begin
  insert into menu_revisions (company_id, revision)
  select company_id, gen_random_uuid() from changed group by company_id
  on conflict (company_id) do update set revision = excluded.revision;
  return null;
end $$;

do $$
declare
  changing text;
begin
  foreach changing in array array[
    'branches', 'dish_categories', 'dishes', 'dish_options', 'dish_option_variations',
    'branch_dishes', 'packages', 'package_options', 'package_dishes', 'package_dish_variations',
    'branch_packages', 'hot_deals', 'hot_deal_packages', 'hot_deal_options',
    'hot_deal_option_variations'
  ] loop
    execute format('create trigger renews_menu_on_insert after insert on %I
      referencing new table as changed for each statement execute function renew_menu_revision()',
      changing);
    execute format('create trigger renews_menu_on_delete after delete on %I
      referencing old table as changed for each statement execute function renew_menu_revision()',
      changing);
    if changing <> 'branch_dishes' then
      execute format('create trigger renews_menu_on_update after update on %I
        referencing new table as changed for each statement execute function renew_menu_revision()',
        changing);
    end if;
  end loop;
end $$;

create function renew_menu_revision_of_row() returns trigger language plpgsql as $$
begin
  insert into menu_revisions (company_id, revision) values (new.company_id, gen_random_uuid())
  on conflict (company_id) do update set revision = excluded.revision;
  return null;
end $$;

create trigger renews_menu_on_update after update on branch_dishes for each row
when (old.sold_out is distinct from new.sold_out or old.retired is distinct from new.retired)
execute function renew_menu_revision_of_row();

insert into menu_revisions (company_id, revision) select id, gen_random_uuid() from companies;
