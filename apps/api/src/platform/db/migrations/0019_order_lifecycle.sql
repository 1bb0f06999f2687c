-- Orders as staff move them: waiting for acceptance, recalled, rejected with a reason, not
-- collected.

alter table orders
  -- When the food has to be ready; null until the order is accepted.
  add column ready_by timestamptz,
  -- When a person first opened the order at the counter. Devices sound until then.
  add column acknowledged_at timestamptz;

-- The next migration drops the narrower constraints.
alter table orders add constraint orders_status_known check (
  status in ('MAKING PAYMENT', 'PENDING', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED',
    'CANCELLED', 'NOT_COLLECTED')
) not valid;

-- The board of a branch, and the safety net of the acceptance job, read open orders only.
-- beforehand: create index concurrently if not exists orders_on_board on orders (company_id, branch_id) where status in ('PENDING', 'PREPARING', 'READY', 'DELIVERING');
create index if not exists orders_on_board on orders (company_id, branch_id) where status in ('PENDING', 'PREPARING', 'READY', 'DELIVERING');
-- beforehand: create index concurrently if not exists orders_waiting on orders (status_changed_at) where status = 'PENDING';
create index if not exists orders_waiting on orders (status_changed_at) where status = 'PENDING';

alter table order_status_history add constraint order_status_history_status_known check (
  status in ('MAKING PAYMENT', 'PENDING', 'PREPARING', 'READY', 'DELIVERING', 'COMPLETED',
    'CANCELLED', 'NOT_COLLECTED')
) not valid;
alter table order_status_history add constraint order_status_history_reason_known check (
  reason in ('PAYMENT_DECLINED', 'PAYMENT_ABANDONED', 'CUSTOMER_CANCELLED', 'BRANCH_REFUSED',
    'SOLD_OUT', 'CLOSED', 'CUSTOMER_CALLED', 'TOO_BUSY', 'CANNOT_DO_REMARK', 'DELIVERY_FAILED',
    'NOT_ACCEPTED', 'OTHER')
) not valid;
-- What staff wrote to the customer, for the reason OTHER.
alter table order_status_history add column text text;
alter table order_status_history add constraint order_status_history_text check (
  (text is not null) = (reason is not distinct from 'OTHER') and length(text) between 1 and 500
) not valid;

-- A new time or a first look changes the card of an order, too.
create trigger orders_tell_counter after update of ready_by, acknowledged_at on orders
  for each row when (old.status is not distinct from new.status
    and (old.ready_by is distinct from new.ready_by
      or old.acknowledged_at is distinct from new.acknowledged_at))
  execute function tell_of_order();

-- Presses at the counter, by the key that the client made. A repeated press does nothing again.
create table counter_requests (
  company_id text not null references companies,
  idempotency_key text not null check (length(idempotency_key) between 16 and 64),
  request_hash text not null check (request_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, idempotency_key)
);

create index counter_requests_by_age on counter_requests (created_at);

select pgboss.create_queue(name, '{"policy": "short", "expireInSeconds": 120, "deleteAfterSeconds": 3600, "retryLimit": 2147483647}')
from (values ('acceptance')) as queues (name);

-- The restaurant's own rider, instead of a courier's.
alter table deliveries
  add column rider_name text,
  add column rider_phone text;
alter table deliveries add constraint deliveries_own_rider check (
  (provider = 'own') = (rider_name is not null) and (rider_name is null) = (rider_phone is null)
    and length(rider_name) between 1 and 100 and rider_phone ~ '^\+601\d{8,9}$'
) not valid;
