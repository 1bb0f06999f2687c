-- What a company sells and where. Filled by the importer; rows that leave the menu are marked
-- retired and never deleted, because orders go on pointing at them.
-- Ids are the company's own words (a slug will do), so they are unique within a company only.

create domain public_id as text
  check (value ~ '^[A-Za-z0-9_-]{1,64}$');

-- {"en": "…", "zh_CN": "…"}: English always, Chinese where there is one.
create domain translated_text as jsonb
  check (
    jsonb_typeof(value) = 'object'
    and jsonb_typeof(value -> 'en') = 'string'
    and coalesce(jsonb_typeof(value -> 'zh_CN'), 'string') = 'string'
  );

-- A sum of money that is never negative, in sen.
create domain cents as integer check (value >= 0);

create table companies (
  id public_id primary key,
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  company_name translated_text not null,
  company_email text not null,
  company_phone text not null,
  -- Files of media.
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
  company_address translated_text not null,
  company_about translated_text not null,
  company_tnc translated_text not null,
  company_privacy translated_text not null,
  company_refund_return translated_text not null,
  -- The loyalty programme's name, and the offer line over the menu ('' when there is none).
  company_family_name translated_text not null,
  company_offer translated_text not null default '{"en": ""}',
  sign_up_point integer not null default 0 check (sign_up_point >= 0),
  time_zone text not null default 'Asia/Kuala_Lumpur',
  max_discount_point integer not null default 0 check (max_discount_point >= 0),
  max_discount_amount cents not null default 0
);

-- Pictures. A file's bytes never change under its name: it is served as immutable.
create table media (
  company_id public_id not null references companies,
  file text not null check (file ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$'),
  content_type text not null,
  bytes bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (company_id, file)
);

create table branches (
  company_id public_id not null references companies,
  id public_id not null,
  branch_name translated_text not null,
  street1 translated_text not null,
  street2 translated_text,
  city text not null,
  postal_code text not null,
  state text not null,
  state_id public_id not null,
  contact_no text not null,
  latitude numeric(9, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  -- [{"weekday": 1…7 (Monday is 1), "open": "10:00", "close": "22:00"}]; a weekday that is not
  -- named is closed, a close at or before the open lies on the next day.
  opening_hours jsonb not null check (jsonb_typeof(opening_hours) = 'array'),
  temporarily_closed boolean not null default false,
  is_able_reservation boolean not null default true,
  number_of_seats integer not null default 0 check (number_of_seats >= 0),
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table dish_categories (
  company_id public_id not null references companies,
  id public_id not null,
  name translated_text not null,
  image text not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table dishes (
  company_id public_id not null references companies,
  id public_id not null,
  dish_category_id public_id not null,
  name translated_text not null,
  description translated_text not null,
  price cents not null,
  price_after_discount cents,
  point integer not null default 0 check (point >= 0),
  -- Files of media, the first one stands for the dish.
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, dish_category_id) references dish_categories,
  constraint dishes_discount_lowers_price check (price_after_discount < price)
);

create index dishes_by_category on dishes (company_id, dish_category_id, position);

create table dish_options (
  company_id public_id not null,
  id public_id not null,
  dish_id public_id not null,
  option_type text not null check (option_type in ('radio', 'checkbox')),
  option_name translated_text not null,
  -- The fewest choices once the group counts: one that is not required may stay empty.
  min_qty integer not null default 0 check (min_qty >= 0),
  max_qty integer not null default 1 check (max_qty >= 1),
  is_required boolean not null default false,
  default_variation_id public_id,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  foreign key (company_id, dish_id) references dishes,
  constraint dish_options_range check (min_qty <= max_qty),
  constraint dish_options_radio_is_single check (option_type <> 'radio' or max_qty = 1)
);

create index dish_options_by_dish on dish_options (company_id, dish_id, position);

create table dish_option_variations (
  company_id public_id not null,
  id public_id not null,
  dish_option_id public_id not null,
  variation_name translated_text not null,
  additional_price cents not null default 0,
  additional_point integer not null default 0 check (additional_point >= 0),
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id),
  unique (company_id, dish_option_id, id),
  foreign key (company_id, dish_option_id) references dish_options
);

-- A default must be a variation of its own group.
alter table dish_options
  add constraint dish_options_default_is_own
  foreign key (company_id, id, default_variation_id)
  references dish_option_variations (company_id, dish_option_id, id)
  deferrable initially deferred;

-- A row says that the branch offers the dish. portions_left null means: no count is kept.
create table branch_dishes (
  company_id public_id not null,
  branch_id public_id not null,
  dish_id public_id not null,
  sold_out boolean not null default false,
  portions_left integer,
  -- The count the menu data gave last: the same one again leaves portions_left as it stands.
  portions_imported integer,
  retired boolean not null default false,
  primary key (company_id, branch_id, dish_id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, dish_id) references dishes,
  constraint branch_dishes_portions_not_negative check (portions_left >= 0)
);

create table banners (
  company_id public_id not null references companies,
  id public_id not null,
  image text not null,
  image_alt translated_text not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);

create table highlights (
  company_id public_id not null references companies,
  id public_id not null,
  highlight_image text not null,
  image_alt translated_text not null,
  position integer not null default 0,
  retired boolean not null default false,
  primary key (company_id, id)
);
