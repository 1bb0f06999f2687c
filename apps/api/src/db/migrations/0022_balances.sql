-- An entry of a ledger has the balance after it, so that neither a balance nor a page of entries
-- costs more for who has more of them. The database writes it, as the sum that it is.

alter table point_entries add column balance bigint;
alter table wallet_entries add column balance bigint;

alter table point_entries disable trigger point_entries_are_append_only;
alter table wallet_entries disable trigger wallet_entries_are_append_only;
update point_entries e set balance = so_far.balance
from (
  select position, sum(amount) over (partition by member_id order by position) as balance
  from point_entries
) as so_far
where so_far.position = e.position;
update wallet_entries e set balance = so_far.balance
from (
  select position, sum(amount) over (partition by member_id order by position) as balance
  from wallet_entries
) as so_far
where so_far.position = e.position;
alter table point_entries enable trigger point_entries_are_append_only;
alter table wallet_entries enable trigger wallet_entries_are_append_only;

alter table point_entries alter column balance set not null;
alter table wallet_entries alter column balance set not null;

-- Whoever writes the next entry of a member waits for the row of the member, so the last one is the
-- last also where two come at once.
create or replace function refuse_overdraft() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform 1 from members where id = new.member_id for no key update;
  new.position := nextval(pg_get_serial_sequence(tg_table_name, 'position'));
  execute format(
    'select balance from %I where member_id = $1 order by position desc limit 1', tg_table_name
  ) into held using new.member_id;
  new.balance := coalesce(held, 0) + new.amount;
  if new.balance < 0 then
    raise exception '% would fall below zero', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_not_below_zero';
  end if;
  return new;
end
$$;

-- A ledger is read by member alone. Were there an index by position too, the newest entries of
-- somebody who has many would be looked for among those of all.
alter table point_entries drop constraint point_entries_pkey, add primary key (member_id, position);
alter table wallet_entries drop constraint wallet_entries_pkey, add primary key (member_id, position);
drop index point_entries_by_member;
drop index wallet_entries_by_member;

-- Some days of a ledger, the newest first.
create index wallet_entries_by_time on wallet_entries (member_id, created_at desc, position desc);
