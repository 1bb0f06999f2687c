-- What a payment was made with. Null until the provider has said so; where nobody chooses, from the start.
alter table payments add column method text;
alter table payments add constraint payments_method check (method in ('card', 'fpx')) not valid;
