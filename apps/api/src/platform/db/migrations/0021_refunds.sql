-- Refunds of paid orders, in full or in part, and lines that the branch cannot make.

create table refunds (
  company_id text not null,
  -- Idempotency key at the provider, followed by the attempt from the second one on.
  id text not null check (length(id) between 16 and 160),
  position bigint generated always as identity,
  payment_id text not null,
  order_id text not null,
  amount integer not null check (amount > 0),
  -- failed: the provider or the bank rejected it. settled: staff paid the customer another way.
  state text not null check (state in ('due', 'refunding', 'refunded', 'failed', 'settled')),
  reason text not null check (
    reason in ('REJECTED', 'UNAVAILABLE', 'MISSING_ITEM', 'WRONG_ITEM', 'QUALITY', 'LATE',
      'OVERCHARGED', 'GOODWILL', 'OTHER')
  ),
  -- What staff wrote, for the record.
  text text check (length(text) between 1 and 500),
  -- Null for a refund by the server itself, such as of an order that was not accepted in time.
  staff_id text,
  approver_id text,
  -- Counted up when a failed refund is retried, because the provider replays the failure of a key.
  attempt integer not null default 1,
  -- Provider's id of the refund.
  provider_refund_id text check (length(provider_refund_id) between 1 and 255),
  -- How staff paid the customer instead.
  settled_note text check (length(settled_note) between 1 and 500),
  -- The provider is not asked before this time.
  look_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payments,
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, approver_id) references staff,
  constraint refunds_settled_with_note check ((state = 'settled') = (settled_note is not null))
);

-- Jobs know a refund's id only, and providers their own.
create index refunds_by_id on refunds (id);
create index refunds_by_provider_id on refunds (provider_refund_id)
  where provider_refund_id is not null;
create index refunds_by_payment on refunds (company_id, payment_id);
create index refunds_by_order on refunds (company_id, order_id, position);
create index refunds_by_person on refunds (company_id, staff_id) where staff_id is not null;
create index refunds_by_approver on refunds (company_id, approver_id)
  where approver_id is not null;
create index refunds_to_process on refunds (look_at)
  where state in ('due', 'refunding') or (state = 'refunded' and look_at is not null);
create index refunds_failed on refunds (company_id, order_id) where state = 'failed';

-- The refunds of a payment, failed ones included, never exceed it: staff still owe a failed refund.
-- The lock on the payment makes concurrent refunds wait for each other.
create function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  paid payments%rowtype;
  refunded bigint;
begin
  select * into paid from payments
    where company_id = new.company_id and id = new.payment_id for no key update;
  select coalesce(sum(amount), 0) into refunded from refunds
    where company_id = new.company_id and payment_id = new.payment_id;
  if paid.state <> 'approved' or refunded + new.amount > paid.amount then
    raise exception 'refunds would exceed the payment'
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end
$$;

create trigger refunds_within_payment before insert on refunds
  for each row execute function refuse_excess_refund();
create trigger refunds_keep_amount
  before update of company_id, id, payment_id, order_id, amount on refunds
  for each row execute function refuse_change();
create trigger refunds_are_never_deleted before delete on refunds
  for each row execute function refuse_change();

-- The previous version refunds the whole payment of a rejected order. It must not, once a part is
-- refunded.
create function refuse_second_refund() returns trigger language plpgsql as $$
begin
  if exists (
    select from refunds where company_id = new.company_id and payment_id = new.id
  ) then
    raise exception 'the payment is refunded in parts'
      using errcode = 'check_violation', constraint = 'payments_refunded_in_parts';
  end if;
  return new;
end
$$;

create trigger payments_refunded_in_parts before update of state on payments
  for each row when (old.state = 'approved' and new.state = 'refund_due')
  execute function refuse_second_refund();

create trigger refunds_tell after insert on refunds
  for each row execute function tell_of_part_of_order();
create trigger refunds_tell_state after update of state on refunds
  for each row when (old.state is distinct from new.state)
  execute function tell_of_part_of_order();

-- Lines that are refunded, each once. kind and position are those of the line's id.
create table refund_lines (
  company_id text not null,
  order_id text not null,
  kind text not null check (kind in ('dish', 'package')),
  position integer not null check (position >= 0),
  refund_id text not null,
  primary key (company_id, order_id, kind, position),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, refund_id) references refunds
);

create index refund_lines_by_refund on refund_lines (company_id, refund_id);

-- Lines that the branch cannot make, each once.
create table unavailable_lines (
  company_id text not null,
  order_id text not null,
  kind text not null check (kind in ('dish', 'package')),
  position integer not null check (position >= 0),
  reason text not null check (reason in ('SOLD_OUT', 'OTHER')),
  -- What staff wrote to the customer, for the reason OTHER.
  text text check (length(text) between 1 and 500),
  at timestamptz not null,
  primary key (company_id, order_id, kind, position),
  foreign key (company_id, order_id) references orders,
  constraint unavailable_lines_text check ((text is not null) = (reason = 'OTHER'))
);

create trigger unavailable_lines_tell after insert on unavailable_lines
  for each row execute function tell_of_part_of_order();

-- Points that follow a refund of a part of an order; the order is the refund's.
alter table point_entries add column refund_id text;
alter table point_entries add constraint point_entries_of_refund
  foreign key (company_id, refund_id) references refunds not valid;
alter table point_entries add constraint point_entries_refund_type check (
  refund_id is null or (type = 'refund' and order_id is null)
) not valid;
-- beforehand: create unique index concurrently if not exists point_entries_once_a_refund on point_entries (company_id, refund_id) where refund_id is not null;
create unique index if not exists point_entries_once_a_refund on point_entries (company_id, refund_id) where refund_id is not null;

-- An approval of a refund permits one amount. Null for other operations.
alter table staff_approvals add column amount integer;
alter table staff_approvals add constraint staff_approvals_amount check (amount >= 0) not valid;

-- Records of the sandbox provider. id is our idempotency key.
create table sandbox_refunds (
  id text primary key,
  reference text not null references sandbox_sessions (reference),
  amount integer not null check (amount > 0),
  state text not null check (state in ('refunding', 'refunded', 'rejected')),
  created_at timestamptz not null
);

create index sandbox_refunds_by_reference on sandbox_refunds (reference);

select pgboss.create_queue(name, '{"policy": "short", "expireInSeconds": 120, "deleteAfterSeconds": 3600, "retryLimit": 2147483647}')
from (values ('order_refund')) as queues (name);
