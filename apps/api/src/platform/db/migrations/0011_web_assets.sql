-- Files of the recent builds of the web app. During a deployment, and for pages that stay open, an
-- instance serves files of builds that it does not have itself.
create table web_assets (
  -- URL path. It has a hash of the content, so the bytes of a path never change.
  path text primary key check (path ~ '^/assets/[A-Za-z0-9_./-]{1,150}$'),
  content_type text not null check (length(content_type) <= 100),
  bytes bytea not null,
  -- Last report of an instance that has the file.
  seen_at timestamptz not null
);

create index web_assets_by_sight on web_assets (seen_at);
