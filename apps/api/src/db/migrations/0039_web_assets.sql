-- The files of every build that was given out lately: during a deployment, and for as long as a page of
-- the version before stands open, an instance is asked for what another build is made of.
create table web_assets (
  -- As it is asked for. A hash of the content is in it, so that a name never gets other bytes.
  path text primary key check (path ~ '^/assets/[A-Za-z0-9_./-]{1,150}$'),
  content_type text not null check (length(content_type) <= 100),
  bytes bytea not null,
  -- When an instance that has it last said so.
  seen_at timestamptz not null
);

create index web_assets_by_sight on web_assets (seen_at);
