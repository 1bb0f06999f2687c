-- Printers of the branches, and what they print.

create table printers (
  company_id text not null,
  id text not null check (is_public_id(id)),
  branch_id text not null,
  name text not null check (length(name) between 1 and 40),
  -- usb: a tablet prints by cable. The others fetch their jobs from this server.
  kind text not null check (kind in ('usb', 'star_cloudprnt', 'epson_sdp')),
  -- SHA-256 of the secret in the address from which the printer fetches its jobs.
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  prints_kitchen boolean not null,
  prints_receipts boolean not null,
  language text not null check (language in ('en', 'zh_CN')),
  created_at timestamptz not null,
  -- Last request of the printer or of its tablet, to the minute.
  seen_at timestamptz,
  -- Last failure; null once a job was printed.
  error text check (error in ('OFFLINE', 'PAPER', 'COVER', 'DISCONNECTED', 'REJECTED', 'ORDER_OVER',
    'PRINTER_REMOVED', 'OTHER')),
  -- The row stays for the jobs.
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  constraint printers_token unique (company_id, token_hash),
  constraint printers_fetch_with_token check ((kind = 'usb') = (token_hash is null))
);

create index printers_by_branch on printers (company_id, branch_id);

create table print_jobs (
  company_id text not null,
  -- Order of printing, and the id of the job.
  position bigint generated always as identity,
  branch_id text not null,
  kind text not null check (kind in ('kitchen', 'receipt', 'test')),
  -- Null for a test page.
  order_id text,
  -- Null until a printer of the branch takes the job, if any of them may print it.
  printer_id text,
  -- unconfirmed: the lease ended without a result, so the paper may be printed. The server never
  -- prints it again by itself.
  state text not null default 'queued'
    check (state in ('queued', 'leased', 'printed', 'failed', 'unconfirmed')),
  is_duplicate boolean not null default false,
  -- The person who asked for it; null for the ticket of an accepted order.
  requested_by text,
  -- The tablet that prints it; null for a printer that fetches its jobs.
  device_id text,
  lease_ends_at timestamptz,
  -- How often the printer was sent the bytes in its lease.
  attempts integer not null default 0,
  error text check (error in ('OFFLINE', 'PAPER', 'COVER', 'DISCONNECTED', 'REJECTED', 'ORDER_OVER',
    'PRINTER_REMOVED', 'OTHER')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (company_id, position),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, order_id) references orders,
  foreign key (company_id, printer_id) references printers,
  foreign key (company_id, device_id) references staff_devices,
  foreign key (company_id, requested_by) references staff,
  constraint print_jobs_order check ((kind = 'test') = (order_id is null)),
  constraint print_jobs_printer check (printer_id is not null or state in ('queued', 'failed')),
  constraint print_jobs_lease check ((state = 'leased') = (lease_ends_at is not null)),
  constraint print_jobs_error check ((state = 'failed') = (error is not null))
);

-- Each order has one kitchen ticket. Others say DUPLICATE.
create unique index print_jobs_one_ticket on print_jobs (company_id, order_id)
  where kind = 'kitchen' and not is_duplicate;
create unique index print_jobs_one_lease on print_jobs (company_id, printer_id)
  where state = 'leased';
create index print_jobs_by_branch on print_jobs (company_id, branch_id, position desc);
create index print_jobs_open on print_jobs (company_id, branch_id, position)
  where state in ('queued', 'leased');
create index print_jobs_by_order on print_jobs (company_id, order_id)
  where order_id is not null;
create index print_jobs_by_printer on print_jobs (company_id, printer_id)
  where printer_id is not null;
create index print_jobs_by_device on print_jobs (company_id, device_id)
  where device_id is not null;
create index print_jobs_by_person on print_jobs (company_id, requested_by)
  where requested_by is not null;
create index print_jobs_by_age on print_jobs (created_at);

-- Notifies every instance after the commit. Streams of the branch send the job. It shares the
-- channel of the branch, because every channel takes a connection.
create function tell_of_print_job() returns trigger language plpgsql as $$
begin
  perform pg_notify('branch_changed',
    new.company_id || ' ' || new.branch_id || ' ' || new.position);
  return null;
end
$$;

create trigger print_jobs_tell after insert or update of state on print_jobs
  for each row execute function tell_of_print_job();
