-- The newest additions of a cart by the client's reference: one that is sent again adds nothing.
alter table carts add column addition_references text[] not null default '{}';
