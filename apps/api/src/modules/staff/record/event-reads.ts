import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { Language } from '../../../shared/text/language.ts';
import { type EventScope, eventCondition } from './event-filter.ts';
import type { EventChange } from './events.ts';

/** An action with the names of its people, device and target. */
export interface StaffEventRow {
  readonly position: string;
  readonly at: Temporal.Instant;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly approver_id: string | null;
  readonly approver_name: string | null;
  readonly device_id: string | null;
  readonly device_name: string | null;
  readonly branch_id: string | null;
  readonly operation: string;
  readonly target_id: string | null;
  readonly target_kind: TargetKind | null;
  readonly target_name: string | null;
  readonly changes: EventChange[];
}

type TargetKind = 'order' | 'reservation' | 'person' | 'device' | 'printer' | 'dish';

interface Page {
  /** Position of an event: the page has older ones only. Null for the newest. */
  readonly before: string | null;
  readonly size: number;
  /** Of the names of dishes. */
  readonly language: Language;
}

/**
 * Returns the newest events of the scope, up to one more than the page's size.
 * @throws ApiError `INVALID_REQUEST` for an unknown `before`.
 */
export async function findStaffEvents(
  db: Queryable,
  scope: EventScope,
  { before, size, language }: Page,
): Promise<StaffEventRow[]> {
  const { companyId } = scope;
  const condition = await eventCondition(db, scope);
  if (condition === null) return [];
  const older = before === null ? sql`` : await olderThan(db, companyId, before);
  // Names are looked up for the page only.
  return db.query<StaffEventRow>(sql`
    select e.position::text as position, e.at, e.staff_id, p.name as staff_name, e.approver_id,
      a.name as approver_name, e.device_id, d.name as device_name, e.branch_id, e.operation,
      e.target_id, t.target_kind, t.target_name, e.changes
    from (
      select * from staff_events e where ${condition} ${older}
      order by e.at desc, e.position desc limit ${size + 1}
    ) e
    left join staff p on p.company_id = e.company_id and p.id = e.staff_id
    left join staff a on a.company_id = e.company_id and a.id = e.approver_id
    left join staff_devices d on d.company_id = e.company_id and d.id = e.device_id
    left join lateral (
      select 'order' as target_kind, sales_order_tx_id as target_name from orders
      where company_id = e.company_id and id = e.target_id
      union all
      select 'reservation', reservation_no from reservations
      where company_id = e.company_id and id = e.target_id
      union all
      select 'person', name from staff where company_id = e.company_id and id = e.target_id
      union all
      select 'device', name from staff_devices where company_id = e.company_id and id = e.target_id
      union all
      select 'printer', name from printers where company_id = e.company_id and id = e.target_id
      union all
      select 'dish', name ->> ${language} from dishes
      where company_id = e.company_id and id = e.target_id
      limit 1
    ) t on e.target_id is not null
    order by e.at desc, e.position desc`);
}

/** Returns the number of events of the scope before an event. */
export async function countStaffEvents(
  db: Queryable,
  scope: EventScope,
  before: string,
): Promise<number> {
  const condition = await eventCondition(db, scope);
  if (condition === null) return 0;
  const older = await olderThan(db, scope.companyId, before);
  const row = await db.one<{ total: number }>(sql`
    select count(*) as total from staff_events e where ${condition} ${older}`);
  return row?.total ?? 0;
}

/** Several events have the same time, so the position is part of the order. */
async function olderThan(db: Queryable, companyId: string, position: string): Promise<Sql> {
  const event = await db.one<{ at: Temporal.Instant }>(sql`
    select at from staff_events
    where company_id = ${companyId} and position = ${position}::bigint`);
  if (event === null) throw invalidRequest('body.before');
  return sql`and (e.at, e.position) < (${event.at}, ${position}::bigint)`;
}
