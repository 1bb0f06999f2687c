import type { Db, Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { Language } from '../../../shared/text/language.ts';
import { type EventScope, eventCondition, planEachTime } from './event-filter.ts';
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
export function findStaffEvents(
  db: Db,
  scope: EventScope,
  { before, size, language }: Page,
): Promise<StaffEventRow[]> {
  return db.transaction(async (tx) => {
    await planEachTime(tx);
    const condition = await eventCondition(tx, scope);
    if (condition === null) return [];
    const older = await olderThan(tx, scope.companyId, before);
    return queryEvents(tx, sql`${condition} and ${older}`, size, language);
  });
}

/** Names are looked up for the page only. */
function queryEvents(
  db: Queryable,
  condition: Sql,
  size: number,
  language: Language,
): Promise<StaffEventRow[]> {
  return db.query<StaffEventRow>(sql`
    select e.position::text as position, e.at, e.staff_id, p.name as staff_name, e.approver_id,
      a.name as approver_name, e.device_id, d.name as device_name, e.branch_id, e.operation,
      e.target_id, t.target_kind, t.target_name, e.changes
    from (
      select * from staff_events e where ${condition}
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
export function countStaffEvents(db: Db, scope: EventScope, before: string): Promise<number> {
  return db.transaction(async (tx) => {
    await planEachTime(tx);
    const condition = await eventCondition(tx, scope);
    if (condition === null) return 0;
    const older = await olderThan(tx, scope.companyId, before);
    const row = await tx.one<{ total: number }>(sql`
      select count(*) as total from staff_events e where ${condition} and ${older}`);
    return row?.total ?? 0;
  });
}

/**
 * Condition for the events before a position; all for null. Several events have the same time, so
 * the position is part of the order.
 */
async function olderThan(db: Queryable, companyId: string, position: string | null): Promise<Sql> {
  const event =
    position === null
      ? null
      : await db.one<{ at: Temporal.Instant }>(sql`
          select at from staff_events
          where company_id = ${companyId} and position = ${position}::bigint`);
  if (position !== null && event === null) throw invalidRequest('body.before');
  const at = event?.at ?? null;
  return sql`(${at}::timestamptz is null or (e.at, e.position) < (${at}, ${position}::bigint))`;
}
