-- Dine-in bills. A bill is an order with the method dine-in: MAKING PAYMENT while it is open,
-- COMPLETED once it is paid, CANCELLED if it is void. These tables have what other orders do not need.

alter table companies
  -- True if guests may split a bill.
  add column splits_bills boolean not null default false,
  -- Bills of a member on a business day that need no manager.
  add column member_bill_count integer not null default 5;
alter table companies add constraint companies_member_bill_count
  check (member_bill_count between 0 and 1000) not valid;

create table bills (
  company_id text not null,
  order_id text not null,
  branch_id text not null,
  -- Null for a bill without a table.
  table_no text check (length(table_no) between 1 and 20),
  -- Counts the changes.
  version integer not null default 1 check (version > 0),
  -- The voucher that the bill uses. The order reserves it with the first payment.
  claimed_voucher_id text,
  uses_points boolean not null default false,
  -- {"by": "people", "people": 3} or {"by": "lines", "groups": [[line id, …], …]}.
  split jsonb check (jsonb_typeof(split) = 'object'),
  -- family_day: the tier discount of the order is that of Family Day.
  discount_rule text not null default 'usual' check (discount_rule in ('usual', 'family_day')),
  -- Key of the press that opened it.
  idempotency_key text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  -- When it was paid or voided; null while it is open.
  closed_at timestamptz,
  voided_by text,
  void_approver_id text,
  void_reason text check (length(void_reason) between 1 and 500),
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, claimed_voucher_id) references claimed_vouchers,
  foreign key (company_id, opened_by) references staff,
  foreign key (company_id, voided_by) references staff,
  foreign key (company_id, void_approver_id) references staff,
  constraint bills_opened_once unique (company_id, idempotency_key),
  constraint bills_void check (
    (voided_by is null) = (void_reason is null) and (void_approver_id is null or voided_by is not null)
      and (voided_by is null or closed_at is not null)
  )
);

create index bills_open on bills (company_id, branch_id, opened_at) where closed_at is null;
create index bills_closed on bills (company_id, branch_id, closed_at) where closed_at is not null;
create index bills_by_person on bills (company_id, opened_by);
create index bills_by_voider on bills (company_id, voided_by) where voided_by is not null;
create index bills_by_void_approver on bills (company_id, void_approver_id)
  where void_approver_id is not null;
create index bills_by_voucher on bills (company_id, claimed_voucher_id)
  where claimed_voucher_id is not null;
-- A voucher is on one open bill at a time.
create unique index bills_voucher_once on bills (company_id, claimed_voucher_id)
  where claimed_voucher_id is not null and closed_at is null;

-- Who rang up a line, by the id of order_lines.cart_line_id or order_packages.cart_line_id.
create table bill_lines (
  company_id text not null,
  order_id text not null,
  line_id text not null,
  position bigint generated always as identity,
  staff_id text not null,
  at timestamptz not null,
  primary key (company_id, order_id, line_id),
  foreign key (company_id, order_id) references bills (company_id, order_id),
  foreign key (company_id, staff_id) references staff
);

create index bill_lines_by_person on bill_lines (company_id, staff_id);

-- Amounts of a bill that are not on the menu.
create table order_open_amounts (
  company_id text not null,
  order_id text not null,
  line_id text not null,
  name text not null check (length(name) between 1 and 100),
  amount integer not null check (amount between 1 and 9999999),
  qty integer not null check (qty between 1 and 99),
  line_total integer not null,
  primary key (company_id, order_id, line_id),
  foreign key (company_id, order_id) references orders,
  constraint order_open_amounts_add_up check (line_total = amount * qty)
);

-- Payments of a bill, and what was removed again before the bill was paid.
create table bill_payments (
  company_id text not null,
  id text not null check (is_public_id(id)),
  order_id text not null,
  position bigint generated always as identity,
  branch_id text not null,
  method text not null check (method in ('wallet', 'card', 'cash')),
  -- From 1; null if the bill is not split.
  share integer check (share between 1 and 99),
  -- In sen. For cash with the rounding; 0 if it pays 1 or 2 sen, or a bill that costs nothing.
  amount integer not null check (amount > 0 or (amount = 0 and method = 'cash')),
  -- Part of the amount that rounding adds; negative if it takes off.
  rounding integer not null default 0 check (rounding between -2 and 2),
  -- Cash received. The change is the difference to the amount.
  tendered integer,
  drawer_id text,
  -- Number on the slip of the card terminal.
  terminal_reference text check (length(terminal_reference) between 1 and 40),
  -- Whose wallet paid, and how the member agreed.
  member_id text,
  confirmed_by text check (confirmed_by in ('code', 'phone')),
  staff_id text not null,
  at timestamptz not null,
  removed_at timestamptz,
  removed_by text,
  removal_approver_id text,
  removal_reason text check (length(removal_reason) between 1 and 500),
  primary key (company_id, id),
  foreign key (company_id, order_id) references bills (company_id, order_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, branch_id, drawer_id) references drawers,
  foreign key (company_id, member_id) references members,
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, removed_by) references staff,
  foreign key (company_id, removal_approver_id) references staff,
  constraint bill_payments_cash check (
    (method = 'cash') = (tendered is not null) and (tendered is null) = (drawer_id is null)
      and tendered >= amount and (method = 'cash' or rounding = 0)
  ),
  constraint bill_payments_terminal check (terminal_reference is null or method = 'card'),
  constraint bill_payments_wallet check (
    (method = 'wallet') = (member_id is not null) and (member_id is null) = (confirmed_by is null)
  ),
  constraint bill_payments_removal check (
    (removed_at is null) = (removed_by is null) and (removed_at is null) = (removal_reason is null)
      and (removal_approver_id is null or removed_at is not null)
  )
);

create index bill_payments_by_order on bill_payments (company_id, order_id, position);
create index bill_payments_by_time on bill_payments (company_id, branch_id, at);
create index bill_payments_by_drawer on bill_payments (company_id, branch_id, drawer_id)
  where drawer_id is not null;
create index bill_payments_by_member on bill_payments (company_id, member_id)
  where member_id is not null;
create index bill_payments_by_person on bill_payments (company_id, staff_id);
create index bill_payments_by_remover on bill_payments (company_id, removed_by)
  where removed_by is not null;
create index bill_payments_by_removal_approver on bill_payments (company_id, removal_approver_id)
  where removal_approver_id is not null;

create trigger bill_payments_keep_amount
  before update of company_id, id, order_id, branch_id, method, share, amount, rounding, tendered,
    drawer_id, terminal_reference, member_id, confirmed_by, staff_id, at on bill_payments
  for each row execute function refuse_change();
create trigger bill_payments_are_removed_once before update on bill_payments
  for each row when (old.removed_at is not null) execute function refuse_change();
create trigger bill_payments_are_never_deleted before delete on bill_payments
  for each row execute function refuse_change();
create trigger bill_payments_are_never_truncated before truncate on bill_payments
  for each statement execute function refuse_change();

-- Which payments a refund of a bill went back to.
create table bill_refund_parts (
  company_id text not null,
  refund_id text not null,
  payment_id text not null,
  amount integer not null check (amount > 0),
  primary key (company_id, refund_id, payment_id),
  foreign key (company_id, refund_id) references refunds,
  foreign key (company_id, payment_id) references bill_payments
);

create index bill_refund_parts_by_payment on bill_refund_parts (company_id, payment_id);

-- The refunds of a payment never exceed it. The lock makes concurrent refunds wait for each other.
create function refuse_excess_bill_refund() returns trigger language plpgsql as $$
declare
  paid bill_payments%rowtype;
  refunded bigint;
begin
  select * into paid from bill_payments
    where company_id = new.company_id and id = new.payment_id for no key update;
  select coalesce(sum(amount), 0) into refunded from bill_refund_parts
    where company_id = new.company_id and payment_id = new.payment_id;
  if paid.removed_at is not null or refunded + new.amount > paid.amount then
    raise exception 'refunds would exceed the payment'
      using errcode = 'check_violation', constraint = 'bill_refunds_within_payment';
  end if;
  return new;
end
$$;

create trigger bill_refund_parts_within_payment before insert on bill_refund_parts
  for each row execute function refuse_excess_bill_refund();
create trigger bill_refund_parts_are_append_only before update or delete on bill_refund_parts
  for each row execute function refuse_change();
create trigger bill_refund_parts_are_never_truncated before truncate on bill_refund_parts
  for each statement execute function refuse_change();

-- Receipts of paid bills and of their refunds, numbered 1, 2, 3 … in each branch without gaps.
create table receipts (
  company_id text not null,
  branch_id text not null,
  number integer not null,
  order_id text not null,
  -- Null for the receipt of the bill itself.
  refund_id text,
  issued_at timestamptz not null,
  primary key (company_id, branch_id, number),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, order_id) references bills (company_id, order_id),
  foreign key (company_id, refund_id) references refunds,
  constraint receipts_once unique nulls not distinct (company_id, order_id, refund_id)
);

create index receipts_by_refund on receipts (company_id, refund_id) where refund_id is not null;

-- Key of the lock that numbers the receipts of a branch one after another.
create function receipt_key(company_id text, branch_id text) returns bigint
  language sql immutable parallel safe
  return hashtextextended('receipt ' || company_id || ' ' || branch_id, 0);

-- The number is drawn last in a transaction, because other bills of the branch wait for it.
create function number_receipt() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(receipt_key(new.company_id, new.branch_id));
  new.number := coalesce((select max(number) from receipts
    where company_id = new.company_id and branch_id = new.branch_id), 0) + 1;
  return new;
end
$$;

create trigger receipts_number before insert on receipts
  for each row execute function number_receipt();
create trigger receipts_are_append_only before update or delete on receipts
  for each row execute function refuse_change();
create trigger receipts_are_never_truncated before truncate on receipts
  for each statement execute function refuse_change();

-- Cash that bills and staff move into a drawer or out of it. Cash top-ups have entries of their own.
create table drawer_entries (
  company_id text not null,
  position bigint generated always as identity,
  branch_id text not null,
  drawer_id text not null,
  kind text not null check (
    kind in ('float', 'paid_in', 'paid_out', 'bill', 'bill_removed', 'bill_refund')
  ),
  -- In sen; negative if it comes out of the drawer.
  amount integer not null,
  -- Bill payment, or refund for bill_refund; null for other kinds. An entry is written once.
  source_id text,
  -- Why it was moved.
  reason text check (length(reason) between 1 and 500),
  staff_id text not null,
  approver_id text,
  at timestamptz not null,
  primary key (company_id, position),
  foreign key (company_id, branch_id, drawer_id) references drawers,
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, approver_id) references staff,
  constraint drawer_entries_once unique (company_id, source_id, kind),
  constraint drawer_entries_sign check (
    case when kind in ('float', 'paid_in', 'bill') then amount > 0 else amount < 0 end
  ),
  constraint drawer_entries_source check (
    (source_id is not null) = (kind in ('bill', 'bill_removed', 'bill_refund'))
  ),
  constraint drawer_entries_reason check (kind not in ('paid_in', 'paid_out') or reason is not null)
);

create index drawer_entries_by_time on drawer_entries (company_id, branch_id, at);
create index drawer_entries_by_drawer on drawer_entries (company_id, branch_id, drawer_id);
create index drawer_entries_by_person on drawer_entries (company_id, staff_id);
create index drawer_entries_by_approver on drawer_entries (company_id, approver_id)
  where approver_id is not null;

create function set_drawer_entry_time() returns trigger language plpgsql as $$
begin
  new.at := within_open_period(new.company_id, new.branch_id, new.at);
  return new;
end
$$;

create trigger drawer_entries_set_time before insert on drawer_entries
  for each row execute function set_drawer_entry_time();
create trigger drawer_entries_are_append_only before update or delete on drawer_entries
  for each row execute function refuse_change();
create trigger drawer_entries_are_never_truncated before truncate on drawer_entries
  for each statement execute function refuse_change();

-- Questions to the phone of a bill's member.
create table spending_requests (
  company_id text not null,
  id text not null check (is_public_id(id)),
  order_id text not null,
  position bigint generated always as identity,
  member_id text not null,
  branch_id text not null,
  kind text not null check (kind in ('wallet', 'voucher')),
  share integer check (share between 1 and 99),
  -- In sen; 0 for a voucher.
  amount integer not null check (amount >= 0),
  -- What was left to pay when the person asked.
  left_amount integer not null check (left_amount >= 0),
  claimed_voucher_id text,
  -- Version of the bill when the person asked.
  version integer not null,
  state text not null default 'open' check (
    state in ('open', 'accepted', 'declined', 'expired', 'cancelled', 'failed')
  ),
  failure text check (failure in ('bill_changed', 'wallet_too_low', 'voucher_not_usable')),
  staff_id text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, order_id) references bills (company_id, order_id),
  foreign key (company_id, member_id) references members,
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, claimed_voucher_id) references claimed_vouchers,
  foreign key (company_id, staff_id) references staff,
  constraint spending_requests_kind check (
    (kind = 'wallet') = (claimed_voucher_id is null) and (kind = 'wallet') = (amount > 0)
  ),
  constraint spending_requests_failure check ((state = 'failed') = (failure is not null)),
  constraint spending_requests_closed check ((state = 'open') = (closed_at is null))
);

-- One open question per member.
create unique index spending_requests_one_open on spending_requests (company_id, member_id)
  where state = 'open';
create index spending_requests_by_order on spending_requests (company_id, order_id, position);
create index spending_requests_by_member on spending_requests (company_id, member_id, position);
create index spending_requests_by_branch on spending_requests (company_id, branch_id);
create index spending_requests_by_person on spending_requests (company_id, staff_id);
create index spending_requests_by_voucher on spending_requests (company_id, claimed_voucher_id)
  where claimed_voucher_id is not null;

create trigger spending_requests_keep_terms
  before update of company_id, id, order_id, member_id, branch_id, kind, share, amount, left_amount,
    claimed_voucher_id, version, staff_id, asked_at, expires_at on spending_requests
  for each row execute function refuse_change();
create trigger spending_requests_close_once before update on spending_requests
  for each row when (old.state <> 'open') execute function refuse_change();

-- Notifies every instance after the commit. Clients read the data with their own rights.
create function tell_of_bill() returns trigger language plpgsql as $$
begin
  perform pg_notify('bill_changed', new.company_id || ' ' || new.branch_id || ' ' || new.order_id);
  return null;
end
$$;

create trigger bills_tell after insert or update on bills
  for each row execute function tell_of_bill();
create trigger spending_requests_tell_bill after insert or update on spending_requests
  for each row execute function tell_of_bill();

create function tell_of_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_changed', new.company_id || ' ' || new.member_id);
  return null;
end
$$;

create trigger spending_requests_tell_member after insert or update on spending_requests
  for each row execute function tell_of_member();
create trigger wallet_entries_tell_member after insert on wallet_entries
  for each row execute function tell_of_member();
create trigger point_entries_tell_member after insert on point_entries
  for each row execute function tell_of_member();
create trigger claimed_vouchers_tell_member after insert or update of status on claimed_vouchers
  for each row execute function tell_of_member();

-- A bill reserves points with its first payment, and returns them if all payments are removed. Both
-- are entries of its discount, so a bill can have several. Their order is the bill, and their
-- reservation the version of the bill that wrote them.
alter table point_entries
  add column bill_id text,
  add column reservation integer;
alter table point_entries add constraint point_entries_of_bill
  foreign key (company_id, bill_id) references orders not valid;
alter table point_entries add constraint point_entries_reservation check (
  (bill_id is null) = (reservation is null)
    and (bill_id is null or (type = 'order_discount' and order_id is null))
) not valid;
-- beforehand: create unique index concurrently if not exists point_entries_once_a_reservation on point_entries (company_id, bill_id, reservation) where bill_id is not null;
create unique index if not exists point_entries_once_a_reservation on point_entries (company_id, bill_id, reservation) where bill_id is not null;

-- A wallet pays parts of one order, so its entries have the payment as reference instead of the
-- order.
