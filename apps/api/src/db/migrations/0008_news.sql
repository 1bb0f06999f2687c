-- What the company has to tell. An item with a later time waits for it.

create table news (
  company_id public_id not null references companies,
  id public_id not null,
  title translated_text not null,
  content translated_text not null,
  image text,
  published_at timestamptz not null,
  retired boolean not null default false,
  primary key (company_id, id)
);
