-- Payments of orders and top-ups.

-- The id is the reference that the provider knows. It is stored before the provider is called, so that
-- a retry after a crash opens the same session. The row has everything that the session is opened
-- with, so that the retry sends the same request.
create table payments (
  company_id text not null,
  id text not null check (length(id) between 16 and 128),
  order_id text,
  top_up_id text,
  provider text not null,
  -- Null until the provider reports it, or known from the start if there is no choice.
  method text constraint payments_method check (method in ('card', 'fpx')),
  amount integer not null check (amount >= 0),
  -- refund_due: approved after the order was cancelled, so the money has to be refunded.
  state text not null check (
    state in ('pending', 'processing', 'approved', 'declined', 'cancelled', 'voided',
      'refund_due', 'refunding', 'refunded', 'refund_failed')
  ),
  -- Null until the provider has opened the session. session_id is the provider's id of it; some
  -- providers use our reference instead.
  payment_url text,
  session_id text check (length(session_id) between 1 and 255),
  return_path text not null,
  -- Scheme and host to which the payment page returns.
  return_origin text not null check (length(return_origin) between 1 and 300),
  language text not null default 'en' check (language in ('en', 'zh_CN')),
  -- The provider is not polled about a bank transfer or a refund before this time.
  look_at timestamptz,
  -- Provider's id of the refund.
  refund_id text check (length(refund_id) between 1 and 255),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, top_up_id) references top_ups,
  unique (company_id, order_id),
  constraint payments_once_a_top_up unique (company_id, top_up_id),
  constraint payments_for_one_thing check (num_nonnulls(order_id, top_up_id) = 1)
);

-- Providers know a payment's id, or the id of its refund.
create index payments_by_id on payments (id);
create index payments_by_refund on payments (refund_id) where refund_id is not null;
create index payments_to_give_back on payments (look_at)
  where state in ('refund_due', 'refunding') or (state = 'refunded' and look_at is not null);

create trigger payments_tell after update of state on payments
  for each row when (new.order_id is not null and old.state is distinct from new.state)
  execute function tell_of_part_of_order();

-- Accepted webhook events: a repeated event changes nothing.
create table payment_notifications (
  company_id text not null,
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 128),
  payment_id text not null,
  outcome text not null check (outcome in ('approved', 'declined', 'cancelled', 'processing')),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- 'applied', or why it changed nothing.
  effect text not null,
  primary key (company_id, provider, event_id),
  foreign key (company_id, payment_id) references payments
);

create index payment_notifications_by_payment on payment_notifications (company_id, payment_id);

create trigger payment_notifications_are_append_only
  before update or delete on payment_notifications
  for each row execute function refuse_change();

-- Refunds and disputes that started at the provider, one row per step. Staff handle the open ones.
create table provider_incidents (
  company_id text not null,
  provider text not null,
  -- Provider's id of the refund or the dispute.
  incident_id text not null check (length(incident_id) between 1 and 255),
  kind text not null check (
    kind in ('refunded', 'refund_failed', 'disputed', 'dispute_lost', 'dispute_closed')
  ),
  payment_id text not null,
  -- Refunded or disputed amount, and how much of it was taken from the wallet.
  amount integer not null check (amount >= 0),
  taken integer not null default 0 check (taken between 0 and amount),
  is_open boolean not null,
  recorded_at timestamptz not null,
  primary key (company_id, provider, incident_id, kind),
  foreign key (company_id, payment_id) references payments
);

create index provider_incidents_by_payment on provider_incidents (company_id, payment_id);

create trigger provider_incidents_are_append_only
  before update or delete on provider_incidents
  for each row execute function refuse_change();

-- Records of the sandbox provider, separate from ours as those of a real one. reference is the
-- payment's id; token is in the URL of its page.
create table sandbox_sessions (
  token text primary key,
  reference text not null unique,
  state text not null
    check (state in ('open', 'approved', 'declined', 'cancelled', 'voided', 'refunded')),
  merchant jsonb not null check (is_translated(merchant)),
  description jsonb not null check (is_translated(description)),
  amount integer not null check (amount >= 0),
  return_path text not null,
  created_at timestamptz not null
);
