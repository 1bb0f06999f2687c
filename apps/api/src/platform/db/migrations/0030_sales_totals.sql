-- The record of actions by time and by each filter. Several events have the same time.
-- beforehand: create index concurrently if not exists staff_events_by_time on staff_events (company_id, at desc, position desc);
create index if not exists staff_events_by_time on staff_events (company_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_branch on staff_events (company_id, branch_id, at desc, position desc);
create index if not exists staff_events_of_branch on staff_events (company_id, branch_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_person on staff_events (company_id, staff_id, at desc, position desc);
create index if not exists staff_events_of_person on staff_events (company_id, staff_id, at desc, position desc);
-- beforehand: create index concurrently if not exists staff_events_of_approver on staff_events (company_id, approver_id, at desc, position desc) where approver_id is not null;
create index if not exists staff_events_of_approver on staff_events (company_id, approver_id, at desc, position desc) where approver_id is not null;
-- beforehand: create index concurrently if not exists staff_events_of_device on staff_events (company_id, device_id, at desc, position desc) where device_id is not null;
create index if not exists staff_events_of_device on staff_events (company_id, device_id, at desc, position desc) where device_id is not null;
-- beforehand: create index concurrently if not exists staff_events_of_operation on staff_events (company_id, operation, at desc, position desc);
create index if not exists staff_events_of_operation on staff_events (company_id, operation, at desc, position desc);
