-- Public holidays that a company adds or takes out, for vouchers that rest on such days: records of
-- date, name, state_ids (null for every state) and is_holiday.

alter table companies add column holidays jsonb not null default '[]';

alter table companies add constraint companies_holidays_is_array
  check (jsonb_typeof(holidays) = 'array') not valid;
