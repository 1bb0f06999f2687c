-- Pauses of a branch by method, always with an end. A pause that has ended is ignored.
create table branch_pauses (
  company_id text not null,
  branch_id text not null,
  method text not null check (method in ('delivery', 'pickup', 'reservation')),
  until timestamptz not null,
  primary key (company_id, branch_id, method),
  foreign key (company_id, branch_id) references branches
);

-- Streams of the branch read it again, as for its settings.
create function tell_of_pause() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed', coalesce(new.company_id, old.company_id) || ' '
    || coalesce(new.branch_id, old.branch_id));
  return null;
end
$$;

create trigger branch_pauses_tell after insert or update or delete on branch_pauses
  for each row execute function tell_of_pause();
