-- A print job of a refund of a bill; null for the receipt of the bill itself and for other jobs.
alter table print_jobs add column refund_id text;
alter table print_jobs add constraint print_jobs_refund
  foreign key (company_id, refund_id) references refunds not valid;
alter table print_jobs add constraint print_jobs_refund_kind
  check (refund_id is null or kind = 'receipt') not valid;
-- beforehand: create index concurrently if not exists print_jobs_by_refund on print_jobs (company_id, refund_id) where refund_id is not null;
create index if not exists print_jobs_by_refund on print_jobs (company_id, refund_id) where refund_id is not null;
