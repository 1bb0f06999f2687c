-- Text messages that are to be sent: queued with what they tell of, so that none is lost when the
-- server stops in between. What was sent is not kept.
create table queued_messages (
  reference text primary key,
  phone_no text not null,
  body text not null,
  -- Not before.
  try_at timestamptz not null,
  -- From when on nobody needs it.
  useless_at timestamptz not null
);

create index queued_messages_due on queued_messages (try_at);
