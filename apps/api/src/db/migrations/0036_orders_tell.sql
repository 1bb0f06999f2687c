-- Whoever follows an order is told that something of it has changed, once that is committed, by
-- whatever instance or hand it was. Only the order's id is told: who may read it reads it.
create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', new.id);
  return null;
end $$;

create function tell_of_part_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', new.order_id);
  return null;
end $$;

create trigger orders_tell after update of status on orders
  for each row when (old.status is distinct from new.status) execute function tell_of_order();
create trigger deliveries_tell after update of state, share_link on deliveries
  for each row when (old.state is distinct from new.state
    or old.share_link is distinct from new.share_link) execute function tell_of_part_of_order();
create trigger payments_tell after update of state on payments
  for each row when (new.order_id is not null and old.state is distinct from new.state)
  execute function tell_of_part_of_order();
