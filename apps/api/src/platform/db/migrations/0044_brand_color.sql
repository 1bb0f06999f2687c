-- Brand colour of a company, from which the colours of its pages are derived.

-- `#rrggbb` in lower case; null for the standard colours.
alter table companies add column brand_color text;
alter table companies add constraint companies_brand_color
  check (brand_color ~ '^#[0-9a-f]{6}$') not valid;
