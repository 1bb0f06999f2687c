-- The states of an order, as in orders. Every row is written together with the order's own state.
alter table order_status_history add constraint order_status_history_status check (
  status in ('MAKING PAYMENT', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED', 'CANCELLED')
) not valid;
