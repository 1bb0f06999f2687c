-- Companies, their branches and what they show of themselves.
--
-- Rules of every table (held by db/company-keys.test.ts):
-- - company_id is the first column of each key, so that a company's rows can be read, moved and
--   replicated by themselves, and no row can refer to one of another company.
-- - Ids are text. Those of the menu are the company's own slugs, unique within the company only.
-- - The server gives every timestamp. No statement reads the database's clock.
-- - The importer marks rows that leave the menu as retired. It never deletes them, because orders
--   refer to them.

-- Ids appear in URLs.
create function is_public_id(id text) returns boolean language sql immutable parallel safe
  return id ~ '^[A-Za-z0-9_-]{1,64}$';

-- {"en": "…", "zh_CN": "…"}: English is required, Chinese is optional.
create function is_translated(texts jsonb) returns boolean language sql immutable parallel safe
  return jsonb_typeof(texts) = 'object'
    and jsonb_typeof(texts -> 'en') = 'string'
    and coalesce(jsonb_typeof(texts -> 'zh_CN'), 'string') = 'string';

-- Trigger function of tables whose rows are never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create table companies (
  id text primary key check (is_public_id(id)),
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  company_name jsonb not null check (is_translated(company_name)),
  company_email text not null,
  company_phone text not null,
  company_chat_url text,
  -- File names in media.
  company_logo text not null,
  company_logo_thumb text not null,
  company_banner text not null,
  company_banner_thumb text not null,
  facebook_name text,
  facebook_url text,
  instagram_name text,
  instagram_url text,
  company_website text,
  company_registration_no text not null,
  company_address jsonb not null check (is_translated(company_address)),
  company_about jsonb not null check (is_translated(company_about)),
  company_tnc jsonb not null check (is_translated(company_tnc)),
  company_privacy jsonb not null check (is_translated(company_privacy)),
  company_refund_return jsonb not null check (is_translated(company_refund_return)),
  -- Name of the loyalty programme, its HTML description ('' for none) and the offer line above the
  -- menu ('' for none).
  company_family_name jsonb not null check (is_translated(company_family_name)),
  company_programme jsonb not null default '{"en": ""}' check (is_translated(company_programme)),
  company_offer jsonb not null default '{"en": ""}' check (is_translated(company_offer)),
  sign_up_point integer not null default 0 check (sign_up_point >= 0),
  -- No default: a wrong time zone moves opening hours and voucher days without an error.
  time_zone text not null,
  max_discount_point integer not null default 0 check (max_discount_point >= 0),
  -- Amounts are in sen, in every table.
  max_discount_amount integer not null default 0 check (max_discount_amount >= 0),
  -- Ascending amounts that the top-up page offers.
  topup_amounts jsonb not null default '[5000, 10000, 20000, 50000, 100000]'
    check (jsonb_typeof(topup_amounts) = 'array'),
  -- Monthly day with a higher member discount at the counter: name, terms, day and percent. Null for
  -- none.
  family_day jsonb check (jsonb_typeof(family_day) = 'object'),
  -- Public holidays that the company adds or removes, for vouchers that are invalid on holidays:
  -- date, name, state_ids (null for every state) and is_holiday.
  holidays jsonb not null default '[]'
    constraint companies_holidays_is_array check (jsonb_typeof(holidays) = 'array')
);

-- Pictures. The bytes of a file name never change, because browsers cache it as immutable.
create table media (
  company_id text not null references companies,
  file text not null check (file ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$'),
  content_type text not null,
  bytes bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (company_id, file)
);

create table branches (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  branch_name jsonb not null check (is_translated(branch_name)),
  street1 jsonb not null check (is_translated(street1)),
  street2 jsonb check (is_translated(street2)),
  city text not null,
  postal_code text not null,
  state text not null,
  state_id text not null check (is_public_id(state_id)),
  contact_no text not null,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  -- [{"weekday": 1…7 (1 is Monday), "open": "10:00", "close": "22:00"}]. The branch is closed on
  -- weekdays without an entry. A close at or before the open is on the next day.
  opening_hours jsonb not null check (jsonb_typeof(opening_hours) = 'array'),
  temporarily_closed boolean not null default false,
  is_able_reservation boolean not null default true,
  number_of_seats integer not null default 0 check (number_of_seats >= 0),
  -- How long a party keeps its table, and how long before its arrival it has to book.
  turn_minutes integer not null default 90,
  notice_minutes integer not null default 60 check (notice_minutes between 0 and 10080),
  -- Straight-line distance. Null if the branch does not deliver.
  delivery_radius_metres integer check (delivery_radius_metres > 0),
  delivery_base_fee integer not null default 0 check (delivery_base_fee >= 0),
  delivery_fee_per_km integer not null default 0 check (delivery_fee_per_km >= 0),
  -- Whether its counter takes wallet top-ups.
  takes_top_up boolean not null default true,
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  -- Seats are counted per quarter of an hour.
  constraint branches_turn_in_quarters
    check (turn_minutes between 15 and 1440 and turn_minutes % 15 = 0)
);

-- Pictures on the home page. Each can open a page, or one item (opens_id), which may be retired
-- meanwhile and is therefore no foreign key.
create table banners (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  image text not null,
  image_alt jsonb not null check (is_translated(image_alt)),
  opens_kind text check (opens_kind in
    ('dish', 'package', 'hot_deal', 'voucher', 'menu', 'booking', 'vouchers', 'programme')),
  opens_id text check (is_public_id(opens_id)),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  constraint banners_name_what_has_a_name check ((opens_id is not null) =
    coalesce(opens_kind in ('dish', 'package', 'hot_deal', 'voucher'), false))
);

create table highlights (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  highlight_image text not null,
  image_alt jsonb not null check (is_translated(image_alt)),
  opens_kind text check (opens_kind in
    ('dish', 'package', 'hot_deal', 'voucher', 'menu', 'booking', 'vouchers', 'programme')),
  opens_id text check (is_public_id(opens_id)),
  -- Time of day in the company's time zone; null for all day. An end at or before the start is on
  -- the next day.
  shown_from time,
  shown_until time,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  constraint highlights_name_what_has_a_name check ((opens_id is not null) =
    coalesce(opens_kind in ('dish', 'package', 'hot_deal', 'voucher'), false))
);

-- An item is hidden until published_at.
create table news (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  title jsonb not null check (is_translated(title)),
  content jsonb not null check (is_translated(content)),
  image text,
  published_at timestamptz not null,
  retired boolean not null default false,
  primary key (company_id, id)
);
