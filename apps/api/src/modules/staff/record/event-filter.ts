import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
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
 * Returns the condition of a filter on `staff_events e`; null if no event can match. Its text is the
 * same for every filter, so run it with {@link planEachTime}.
 * @throws ApiError `INVALID_REQUEST` if the last day is before the first.
 */
export async function eventCondition(
  db: Queryable,
  { companyId, zone, filter }: EventScope,
): Promise<Sql | null> {
  const { from, before } = daysOf(filter, zone);
  const number = filter.number ?? null;
  const targets = number === null ? null : await findNumbered(db, companyId, number);
  if (targets?.length === 0) return null;
  const branch = filter.branch_id ?? null;
  const person = filter.staff_id ?? null;
  const approver = filter.approver_id ?? null;
  const device = filter.device_id ?? null;
  const operation = filter.operation ?? null;
  const target = filter.target_id ?? null;
  return sql`e.company_id = ${companyId}
    and (${branch}::text is null or e.branch_id = ${branch})
    and (${person}::text is null or e.staff_id = ${person})
    and (${approver}::text is null or e.approver_id = ${approver})
    and (${device}::text is null or e.device_id = ${device})
    and (${operation}::text is null or e.operation = ${operation})
    and (${target}::text is null or e.target_id = ${target})
    and (${targets}::text[] is null or e.target_id = any(${targets}::text[]))
    and (${from}::timestamptz is null or e.at >= ${from})
    and (${before}::timestamptz is null or e.at < ${before})`;
}

/**
 * Lets PostgreSQL plan the statements of a transaction with their values. A plan for any filter
 * would read all events.
 */
export async function planEachTime(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local plan_cache_mode = force_custom_plan`);
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
