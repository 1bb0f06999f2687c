-- What is chosen of a dish or a hot deal can be a dish of the menu itself, such as a soup at half
-- its price. It is sold out with that dish, and takes a portion of it.

alter table dish_option_variations
  add column dish_id public_id,
  add foreign key (company_id, dish_id) references dishes;

-- Few variations are dishes; a menu asks for all of them at once.
create index dish_option_variations_of_dishes on dish_option_variations (company_id, dish_option_id)
  where dish_id is not null;

alter table hot_deal_option_variations
  add column dish_id public_id,
  add foreign key (company_id, dish_id) references dishes;

-- Taken from branch_dishes.portions_left, to be given back when the order is cancelled: by dish, as
-- a dish that was chosen has no line of its own.
create table order_portions (
  order_id text not null references orders,
  company_id public_id not null,
  dish_id public_id not null,
  qty integer not null check (qty > 0),
  primary key (order_id, dish_id),
  foreign key (company_id, dish_id) references dishes
);

insert into order_portions (order_id, company_id, dish_id, qty)
select order_id, company_id, dish_id, sum(portions_taken)
from order_lines where portions_taken > 0
group by order_id, company_id, dish_id;

alter table order_lines drop column portions_taken;
