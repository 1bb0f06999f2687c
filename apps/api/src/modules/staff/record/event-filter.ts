import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';

/** Which events to return. Null and omitted fields match all. */
export type EventFilter = Partial<Schemas['EventFilters']>;

export interface EventScope {
  readonly companyId: string;
  /** Zone of the filter's days. */
  readonly zone: string;
  readonly filter: EventFilter;
}

/**
 * Returns the condition of a filter on `staff_events e`; null if no event can match.
 * @throws ApiError `INVALID_REQUEST` if the last day is before the first.
 */
export async function eventCondition(
  db: Queryable,
  { companyId, zone, filter }: EventScope,
): Promise<Sql | null> {
  const { branch_id, staff_id, approver_id, device_id, operation, target_id, number } = filter;
  const days = daysOf(filter, zone);
  const numbered = number == null ? null : await findNumbered(db, companyId, number);
  if (numbered?.length === 0) return null;
  return sql`e.company_id = ${companyId}
    ${branch_id == null ? sql`` : sql`and e.branch_id = ${branch_id}`}
    ${staff_id == null ? sql`` : sql`and e.staff_id = ${staff_id}`}
    ${approver_id == null ? sql`` : sql`and e.approver_id = ${approver_id}`}
    ${device_id == null ? sql`` : sql`and e.device_id = ${device_id}`}
    ${operation == null ? sql`` : sql`and e.operation = ${operation}`}
    ${target_id == null ? sql`` : sql`and e.target_id = ${target_id}`}
    ${numbered === null ? sql`` : sql`and e.target_id = any(${numbered}::text[])`}
    ${days.from === null ? sql`` : sql`and e.at >= ${days.from}`}
    ${days.before === null ? sql`` : sql`and e.at < ${days.before}`}`;
}

function daysOf({ first_day, last_day }: EventFilter, zone: string) {
  const first = first_day == null ? null : Temporal.PlainDate.from(first_day);
  const last = last_day == null ? null : Temporal.PlainDate.from(last_day);
  if (first !== null && last !== null && Temporal.PlainDate.compare(last, first) < 0) {
    throw invalidRequest('body.last_day');
  }
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  return {
    from: first && start(first),
    before: last && start(last.add({ days: 1 })),
  };
}

/** Returns the ids of the order or booking with a number. */
async function findNumbered(
  db: Queryable,
  companyId: string,
  number: string,
): Promise<readonly string[]> {
  const wanted = number.trim().toUpperCase();
  const rows = await db.query<{ id: string }>(sql`
    select id from orders where company_id = ${companyId} and sales_order_tx_id = ${wanted}
    union all
    select id from reservations where company_id = ${companyId} and reservation_no = ${wanted}`);
  return rows.map(({ id }) => id);
}
