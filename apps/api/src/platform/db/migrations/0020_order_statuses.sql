-- second step of 0019_order_lifecycle.sql
alter table orders drop constraint orders_status_check;
alter table order_status_history drop constraint order_status_history_status;
alter table order_status_history drop constraint order_status_history_reason_check;
-- An order that is recalled has a status twice.
alter table order_status_history drop constraint order_status_once;
