-- A top-up can be returned in several parts: each refund or dispute of it takes its amount once.
-- beforehand: alter table wallet_entries add column if not exists return_id text not null default '';
-- beforehand: create unique index concurrently if not exists wallet_entries_once_a_return on wallet_entries (top_up_id, type, return_id);

-- The provider's id of the refund or dispute that returned a top-up; '' for every other entry.
alter table wallet_entries add column if not exists return_id text not null default '';
create unique index if not exists wallet_entries_once_a_return on wallet_entries (top_up_id, type, return_id);
alter table wallet_entries drop constraint wallet_entries_once_a_top_up,
  add constraint wallet_entries_once_a_top_up unique using index wallet_entries_once_a_return;
