-- One payment an order. Its id is the reference the provider knows, chosen here before the
-- provider is asked, so that asking again after a crash opens the same session.

create table payments (
  id text primary key check (length(id) between 16 and 128),
  order_id text not null unique references orders,
  provider text not null,
  amount cents not null,
  -- refund_due: approved after the order was cancelled; the money is to be given back.
  state text not null check (
    state in ('pending', 'approved', 'declined', 'cancelled', 'voided', 'refund_due')
  ),
  -- Null until the provider has opened the session.
  payment_url text,
  return_path text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Every notification that was accepted, once: a repeated event id is not worked on again.
create table payment_notifications (
  provider text not null,
  event_id text not null check (length(event_id) between 1 and 128),
  payment_id text not null references payments,
  outcome text not null check (outcome in ('approved', 'declined', 'cancelled')),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  -- What it changed: 'applied', or why it changed nothing.
  effect text not null,
  primary key (provider, event_id)
);

create trigger payment_notifications_are_append_only
  before update or delete on payment_notifications
  for each row execute function refuse_change();

-- The sandbox provider's own books, apart from ours as a real provider's would be. The reference is
-- our payment's id; the token is what stands in the address of its page.
create table sandbox_sessions (
  token text primary key,
  reference text not null unique,
  state text not null check (state in ('open', 'approved', 'declined', 'cancelled', 'voided')),
  merchant translated_text not null,
  description text not null,
  amount cents not null,
  return_path text not null,
  created_at timestamptz not null
);
