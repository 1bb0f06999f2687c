import type { CounterContext } from '../../../contract/counter/context.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requirePerson } from '../access/people.ts';
import type { EventFilter } from './event-filter.ts';
import { type EventChange, recordStaffEvent } from './events.ts';

/** Name of the action in the record. */
const OPERATION = 'exportEvents';

const FIELDS = [
  'branch_id',
  'staff_id',
  'approver_id',
  'device_id',
  'operation',
  'target_id',
  'number',
  'first_day',
  'last_day',
] as const satisfies readonly (keyof EventFilter)[];

/** Hours after which an export must be started again. */
const HOURS = 24;

/** Records an export with its filters. Returns the id of the event, which is the export's id. */
export function startExport(
  { db, company, staff, now }: CounterContext,
  filter: EventFilter,
): Promise<string> {
  const changes = FIELDS.flatMap((field): EventChange[] => {
    const after = filter[field] ?? null;
    return after === null ? [] : [{ field, before: null, after }];
  });
  const branchId = staff.device?.branchId ?? null;
  const event = { operation: OPERATION, targetId: null, branchId, changes };
  return db.transaction((tx) => recordStaffEvent(tx, company.id, staff, event, now));
}

/**
 * Returns the filters of an export that the person started.
 * @throws ApiError `NOT_FOUND` for any other export, and for an old one.
 */
export async function findExport(context: CounterContext, id: string): Promise<EventFilter> {
  const { db, company, now } = context;
  const person = requirePerson(context);
  const event = await db.one<{ changes: EventChange[] }>(sql`
    select changes from staff_events
    where company_id = ${company.id} and position = ${id}::bigint and operation = ${OPERATION}
      and staff_id = ${person.id} and at > ${now.subtract({ hours: HOURS })}`);
  if (event === null) throw new ApiError('NOT_FOUND');
  return Object.fromEntries(event.changes.map(({ field, after }) => [field, after]));
}
