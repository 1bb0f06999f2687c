-- Why a delivery was given up. Null for those that were not, and for those that the version before
-- gave up.
alter table deliveries add column failure text;
alter table deliveries add constraint deliveries_failure
  check (failure in ('no_rider', 'rejected')) not valid;
