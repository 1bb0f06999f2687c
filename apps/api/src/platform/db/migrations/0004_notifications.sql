-- Notifications in the app, and text messages to phones.

create table notifications (
  company_id text not null,
  id text not null check (is_public_id(id)),
  position bigint generated always as identity,
  member_id text not null,
  message jsonb not null check (is_translated(message)),
  -- Page that the notification opens; null for none. about_id is the order or the booking.
  about_kind text check (about_kind in ('order', 'booking', 'wallet', 'points', 'tier')),
  about_id text check (is_public_id(about_id)),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, member_id) references members,
  constraint notifications_name_what_has_a_name
    check ((about_id is not null) = coalesce(about_kind in ('order', 'booking'), false))
);

create index notifications_by_member on notifications (company_id, member_id, position desc);
create index notifications_unread on notifications (company_id, member_id) where read_at is null;

-- Text messages to be sent, stored in the transaction of their cause so that none is lost in a
-- restart. Sent ones are deleted.
create table queued_messages (
  reference text primary key,
  phone_no text not null,
  body text not null,
  -- Earliest time of the next attempt.
  try_at timestamptz not null,
  -- Dropped unsent after this time.
  useless_at timestamptz not null
);

create index queued_messages_due on queued_messages (try_at);

-- Messages "sent" by the sandbox provider, for developers and tests to read.
create table sandbox_messages (
  reference text primary key,
  position bigint generated always as identity,
  phone_no text not null,
  body text not null,
  created_at timestamptz not null
);
