-- The day of each month on which a company's members get more off at the counter: name and terms in
-- each language, day and percent. Null where there is none.

alter table companies
  add column family_day jsonb check (jsonb_typeof(family_day) = 'object');
