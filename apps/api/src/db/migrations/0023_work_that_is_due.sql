-- What repeats by itself reads what is due and not all that there is.

-- When it is to be looked at again whether a member is told that a tier ends; infinity for never.
alter table tier_grants add column remind_at timestamptz not null default '-infinity';
create index tier_grants_to_remind_of on tier_grants (remind_at) where remind_at < 'infinity';
drop index tier_grants_by_end;

-- What an owner holds portions with, however much they have ordered before.
create index orders_unpaid_by_owner on orders (company_id, owner) where status = 'MAKING PAYMENT';
