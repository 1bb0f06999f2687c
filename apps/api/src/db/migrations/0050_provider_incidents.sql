-- What happens to a payment at the provider's own desk: refunds by staff there, and disputes. One row
-- for each step of each refund or dispute; staff see to the open ones.
create table provider_incidents (
  provider text not null,
  -- The provider's id of the refund or the dispute.
  incident_id text not null check (length(incident_id) between 1 and 255),
  kind text not null check (
    kind in ('refunded', 'refund_failed', 'disputed', 'dispute_lost', 'dispute_closed')
  ),
  payment_id text not null references payments,
  -- In sen: what was refunded or disputed, and how much of it was taken from the wallet.
  amount integer not null check (amount >= 0),
  taken integer not null default 0 check (taken between 0 and amount),
  -- Whether staff have to do something about it.
  is_open boolean not null,
  recorded_at timestamptz not null,
  primary key (provider, incident_id, kind)
);

create index provider_incidents_by_payment on provider_incidents (payment_id);

create trigger provider_incidents_are_append_only
  before update or delete on provider_incidents
  for each row execute function refuse_change();
