-- Draft of a company: the entries that differ from what customers see, and versions that were
-- published.

-- One row per company with a draft. Changes of the draft lock it.
create table drafts (
  company_id text primary key references companies
);

create table draft_entries (
  company_id text not null references drafts,
  section text not null check (section in ('company', 'branches', 'categories', 'options', 'dishes',
    'packages', 'hot_deals', 'vouchers', 'banners', 'highlights', 'news')),
  -- Slug of the entry; `company` for the company itself.
  key text not null check (length(key) between 1 and 80),
  -- Category of a dish.
  category text check ((category is not null) = (section = 'dishes')),
  -- Fields as in the files of an import; null if the draft removes the entry.
  fields jsonb check (jsonb_typeof(fields) = 'object'),
  -- Idempotency key of the request that added the entry.
  added_by_request text,
  changed_by text,
  changed_at timestamptz not null,
  primary key (company_id, section, key),
  unique (company_id, added_by_request),
  foreign key (company_id, changed_by) references staff
);

-- Order of a list that differs from what customers see.
create table draft_orders (
  company_id text not null references drafts,
  -- Section, or `dishes/` and the category.
  list text not null check (length(list) between 1 and 100),
  keys text[] not null,
  changed_by text,
  changed_at timestamptz not null,
  primary key (company_id, list),
  foreign key (company_id, changed_by) references staff
);

create table published_versions (
  company_id text not null references companies,
  number int not null check (number > 0),
  -- Entries by section, as customers saw them.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Number of changed entries.
  changes int not null check (changes >= 0),
  at timestamptz not null,
  -- Null if files were imported.
  staff_id text,
  primary key (company_id, number),
  foreign key (company_id, staff_id) references staff
);

-- For the foreign keys.
create index draft_entries_by_person on draft_entries (company_id, changed_by)
  where changed_by is not null;
create index draft_orders_by_person on draft_orders (company_id, changed_by)
  where changed_by is not null;
create index published_versions_by_person on published_versions (company_id, staff_id)
  where staff_id is not null;
