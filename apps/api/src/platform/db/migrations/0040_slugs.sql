-- What an export of a company needs and its other columns do not have. The importer writes it. Null
-- in rows of an earlier version, until the next import.

-- Name of the entry in the files. The id is a hash of it.
alter table branches add column slug text;
alter table dish_categories add column slug text;
alter table dishes add column slug text;
alter table dish_options add column slug text;
alter table dish_option_variations add column slug text;
alter table packages add column slug text;
alter table package_options add column slug text;
alter table hot_deals add column slug text;
alter table hot_deal_options add column slug text;
alter table hot_deal_option_variations add column slug text;
alter table vouchers add column slug text;
alter table banners add column slug text;
alter table highlights add column slug text;
alter table news add column slug text;

-- Picture of items without their own, as a file name in media.
alter table companies add column default_dish_image text;
