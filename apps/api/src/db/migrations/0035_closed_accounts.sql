-- A closed account keeps its row, for what the books say of it, and nothing of the person: the number
-- is free for whoever joins with it.
alter table members
  alter column phone_no drop not null,
  add column closed_at timestamptz,
  add constraint members_closed_without_number
    check ((closed_at is null) = (phone_no is not null)) not valid;
