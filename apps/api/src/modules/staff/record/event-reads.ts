import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { EventChange } from './events.ts';

/** Maximum events of a page. */
export const PAGE_SIZE = 100;

/** An action with the names of its people and device. */
export interface StaffEventRow {
  readonly position: string;
  readonly at: Temporal.Instant;
  readonly staff_name: string | null;
  readonly approver_name: string | null;
  readonly device_name: string | null;
  readonly branch_id: string | null;
  readonly operation: string;
  readonly target_id: string | null;
  readonly changes: EventChange[];
}

interface EventFilter {
  readonly branchId: string | null;
  readonly staffId: string | null;
  readonly targetId: string | null;
  /** Position of the last event of the page before; null for the first page. */
  readonly before: string | null;
}

/** Returns the newest events that match, up to one more than a page. */
export function findStaffEvents(
  db: Queryable,
  companyId: string,
  { branchId, staffId, targetId, before }: EventFilter,
): Promise<StaffEventRow[]> {
  return db.query<StaffEventRow>(sql`
    select e.position::text as position, e.at, p.name as staff_name, a.name as approver_name,
      d.name as device_name, e.branch_id, e.operation, e.target_id, e.changes
    from staff_events e
    left join staff p on p.company_id = e.company_id and p.id = e.staff_id
    left join staff a on a.company_id = e.company_id and a.id = e.approver_id
    left join staff_devices d on d.company_id = e.company_id and d.id = e.device_id
    where e.company_id = ${companyId}
      ${branchId === null ? sql`` : sql`and e.branch_id = ${branchId}`}
      ${staffId === null ? sql`` : sql`and e.staff_id = ${staffId}`}
      ${targetId === null ? sql`` : sql`and e.target_id = ${targetId}`}
      ${before === null ? sql`` : sql`and e.position < ${before}::bigint`}
    order by e.position desc limit ${PAGE_SIZE + 1}`);
}
