-- What an order's discounts came from, as it was when it was made.
alter table orders
  add column voucher_name translated_text,
  add column points_spent integer not null default 0 check (points_spent >= 0);
