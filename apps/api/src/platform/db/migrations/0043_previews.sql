-- The hidden company that shows the draft of a company. Its subdomain is a secret, which the next
-- preview replaces.
create table previews (
  company_id text primary key references companies,
  preview_id text not null unique references companies check (preview_id <> company_id),
  -- The preview cannot be seen after this time.
  until timestamptz not null
);
