-- Staff of the counter: accounts, devices, sessions, approvals and the record of their actions.
-- Tokens and codes are stored as SHA-256, passwords and PINs as argon2id hashes.

create table staff (
  company_id text not null references companies,
  id text not null check (is_public_id(id)),
  name text not null check (length(name) between 1 and 100),
  role text not null check (role in ('kitchen', 'cashier', 'manager', 'owner')),
  -- E.164. A person may have neither number nor e-mail address, and then signs in by PIN only.
  phone_no text check (phone_no ~ '^\+601\d{8,9}$'),
  -- In lower case.
  email text check (email = lower(email) and length(email) between 3 and 254),
  -- Null until the person has accepted the invitation.
  password_hash text check (password_hash like '$argon2id$%'),
  pin_hash text check (pin_hash like '$argon2id$%'),
  -- Secret of the authenticator app, encrypted with a key outside the database. It is in use once
  -- it is confirmed.
  totp_secret text,
  -- A new secret until a code has confirmed it.
  totp_pending text,
  totp_confirmed_at timestamptz,
  -- The last 30-second step of an accepted code: each code works once.
  totp_used_step bigint,
  is_active boolean not null default true,
  created_at timestamptz not null,
  -- Last action, to the minute.
  used_at timestamptz,
  primary key (company_id, id),
  constraint staff_one_per_phone unique (company_id, phone_no),
  constraint staff_one_per_email unique (company_id, email),
  constraint staff_confirmed_secret check (totp_confirmed_at is null or totp_secret is not null)
);

-- Where a person works. Owners have no rows; they work in every branch.
create table staff_branches (
  company_id text not null,
  staff_id text not null,
  branch_id text not null,
  primary key (company_id, staff_id, branch_id),
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, branch_id) references branches
);

create index staff_branches_by_branch on staff_branches (company_id, branch_id);

-- Wrong PINs of a person in a branch since the last right one. The fifth locks the PIN there.
create table staff_pin_failures (
  company_id text not null,
  staff_id text not null,
  branch_id text not null,
  failures integer not null check (failures between 1 and 5),
  primary key (company_id, staff_id, branch_id),
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, branch_id) references branches
);

create index staff_pin_failures_by_branch on staff_pin_failures (company_id, branch_id);

create table staff_devices (
  company_id text not null,
  id text not null check (is_public_id(id)),
  branch_id text not null,
  name text not null check (length(name) between 1 and 40),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  paired_by text not null,
  paired_at timestamptz not null,
  -- Last use, to the minute.
  used_at timestamptz not null,
  -- The row stays for the record of actions.
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, branch_id) references branches,
  foreign key (company_id, paired_by) references staff,
  constraint staff_devices_token unique (company_id, token_hash)
);

create index staff_devices_by_branch on staff_devices (company_id, branch_id);
create index staff_devices_by_pairing on staff_devices (company_id, paired_by);

create table staff_sessions (
  company_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  staff_id text not null,
  -- Null for a session outside a paired device.
  device_id text,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, token_hash),
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, device_id) references staff_devices
);

create index staff_sessions_by_person on staff_sessions (company_id, staff_id);
create index staff_sessions_by_device on staff_sessions (company_id, device_id)
  where device_id is not null;
create index staff_sessions_by_end on staff_sessions (expires_at);

-- Codes with which a person chooses password and PIN, at first or after a reset.
create table staff_invitations (
  company_id text not null,
  staff_id text not null,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  -- Only the newest code of a person is valid.
  primary key (company_id, staff_id),
  foreign key (company_id, staff_id) references staff,
  constraint staff_invitations_code unique (company_id, code_hash)
);

create index staff_invitations_by_end on staff_invitations (expires_at);

-- A manager's approval of one action of another person.
create table staff_approvals (
  company_id text not null,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  operation text not null check (length(operation) between 1 and 60),
  target_id text not null,
  requested_by text not null,
  approved_by text not null,
  device_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (company_id, token_hash),
  foreign key (company_id, requested_by) references staff,
  foreign key (company_id, approved_by) references staff,
  foreign key (company_id, device_id) references staff_devices,
  constraint staff_approvals_by_another check (requested_by <> approved_by)
);

create index staff_approvals_by_requester on staff_approvals (company_id, requested_by);
create index staff_approvals_by_approver on staff_approvals (company_id, approved_by);
create index staff_approvals_by_device on staff_approvals (company_id, device_id);
create index staff_approvals_by_end on staff_approvals (expires_at);

-- Every action of staff. Rows are never changed.
create table staff_events (
  company_id text not null references companies,
  position bigint generated always as identity,
  at timestamptz not null,
  -- Null for an action of the server, such as the rejection of an order after the limit.
  staff_id text,
  approver_id text,
  device_id text,
  branch_id text,
  operation text not null check (length(operation) between 1 and 60),
  target_id text,
  -- [{"field": "…", "before": "…" or null, "after": "…" or null}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  primary key (company_id, position),
  foreign key (company_id, staff_id) references staff,
  foreign key (company_id, approver_id) references staff,
  foreign key (company_id, device_id) references staff_devices,
  foreign key (company_id, branch_id) references branches
);

create index staff_events_by_branch on staff_events (company_id, branch_id, position desc);
create index staff_events_by_person on staff_events (company_id, staff_id, position desc);
create index staff_events_by_target on staff_events (company_id, target_id, position desc);
create index staff_events_by_approver on staff_events (company_id, approver_id)
  where approver_id is not null;
create index staff_events_by_device on staff_events (company_id, device_id)
  where device_id is not null;

create trigger staff_events_are_append_only before update or delete on staff_events
  for each row execute function refuse_change();
create trigger staff_events_are_never_truncated before truncate on staff_events
  for each statement execute function refuse_change();
