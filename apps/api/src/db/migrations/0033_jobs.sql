-- Work that is to be done later, put down with what causes it. A job only wakes: when something is
-- due stands in its own table, and whoever is woken looks there again.
create table jobs (
  queue text not null check (length(queue) between 1 and 40),
  -- What it is about, by its id; one job of a kind about one thing.
  key text not null check (length(key) between 1 and 200),
  -- Not before. Whoever takes it puts it off for as long as it may take.
  run_at timestamptz not null,
  -- How often it has failed since it last came through.
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz,
  -- What went wrong, without what may tell of a person.
  failure text check (length(failure) <= 200),
  primary key (queue, key)
);

create index jobs_by_time on jobs (run_at);
