-- Business error that rejected the press, with its data. A repeated press is rejected with it again,
-- also if it could take effect by then.
alter table counter_requests
  add column rejected_code text,
  add column rejected_data jsonb;
