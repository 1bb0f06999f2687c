-- Vouchers given with the tier that become valid month by month; 0 for older grants.
alter table tier_grants add column monthly_voucher_count integer not null default 0;
alter table tier_grants add constraint tier_grants_monthly_vouchers
  check (monthly_voucher_count >= 0) not valid;
