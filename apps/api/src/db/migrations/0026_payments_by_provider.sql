-- What a provider outside the house needs: its own number of the session, and all that its page is
-- opened by, stored once so that asking again asks for the same.

alter table payments
  -- Null where the provider goes by our reference, and until it has opened the session.
  add column session_id text check (length(session_id) between 1 and 255),
  -- Scheme and host that the card page leads back to; null for payments of before.
  add column return_origin text check (length(return_origin) between 1 and 300),
  add column language text not null default 'en' check (language in ('en', 'zh_CN')),
  -- Not before then is the provider asked again about one that is with the bank, or goes back.
  add column look_at timestamptz,
  -- The provider's number of what was given back.
  add column refund_id text check (length(refund_id) between 1 and 255),
  drop constraint payments_state_check,
  add constraint payments_state_check check (
    state in ('pending', 'processing', 'approved', 'declined', 'cancelled', 'voided',
      'refund_due', 'refunding', 'refunded', 'refund_failed')
  );

-- What is to be given back, and what is on its way.
create index payments_to_give_back on payments (look_at)
  where state in ('refund_due', 'refunding') or (state = 'refunded' and look_at is not null);
create index payments_by_refund on payments (refund_id) where refund_id is not null;

alter table payment_notifications
  drop constraint payment_notifications_outcome_check,
  add constraint payment_notifications_outcome_check
    check (outcome in ('approved', 'declined', 'cancelled', 'processing'));

-- The sandbox gives back, too.
alter table sandbox_sessions
  drop constraint sandbox_sessions_state_check,
  add constraint sandbox_sessions_state_check
    check (state in ('open', 'approved', 'declined', 'cancelled', 'voided', 'refunded'));
