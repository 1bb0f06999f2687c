-- What a notification is about, so that it can lead there; unknown for what nobody can open.
alter table notifications
  add column about_kind text
    check (about_kind in ('order', 'booking', 'wallet', 'points', 'tier')),
  -- Of an order or a booking, which one.
  add column about_id public_id,
  add constraint notifications_name_what_has_a_name
    check ((about_id is not null) = coalesce(about_kind in ('order', 'booking'), false));

-- The id says it of those that were told before.
update notifications n set about_kind = 'order', about_id = o.id
from orders o
where o.customer_id = n.member_id
  and n.id in (
    'preparing-' || o.id, 'ready-' || o.id, 'delivering-' || o.id, 'completed-' || o.id,
    'cancelled-' || o.id, 'points-' || o.id, 'refunding-' || o.id, 'refunded-' || o.id,
    'refund_failed-' || o.id, 'no-rider-' || o.id);

update notifications n set about_kind = 'booking', about_id = r.id
from reservations r
where r.customer_id = n.member_id
  and n.id in (
    'table-received-' || r.id, 'table-approved-' || r.id, 'table-rejected-' || r.id,
    'table-cancelled-' || r.id, 'table-reminder-' || r.id);

update notifications n set about_kind = 'wallet'
from top_ups t
where t.member_id = n.member_id and n.id = 'top-up-' || t.id;
