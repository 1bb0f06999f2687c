-- Hidden companies that show the draft of another company. Their subdomain is a secret, which the
-- next preview replaces.
create table previews (
  -- The hidden company.
  company_id text primary key references companies,
  -- The company of the draft.
  shows text not null check (shows <> company_id),
  -- The preview cannot be seen after this time.
  until timestamptz not null
);
