import type { StaffIdentity } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A value before and after an action, as text. */
export interface EventChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An action of staff. */
export interface StaffEvent {
  /** The operationId, or a step such as `takeStep.ready`. */
  readonly operation: string;
  /** The changed order, person, device or branch. */
  readonly targetId: string | null;
  readonly branchId: string | null;
  /** The manager who approved it. */
  readonly approverId?: string | null;
  readonly changes?: readonly EventChange[];
}

/**
 * Records an action in its transaction. A null identity is the server itself.
 * @returns the position of the event in the record.
 */
export async function recordStaffEvent(
  tx: Transaction,
  companyId: string,
  staff: StaffIdentity | null,
  { operation, targetId, branchId, approverId = null, changes = [] }: StaffEvent,
  now: Temporal.Instant,
): Promise<string> {
  const event = await tx.one<{ position: string }>(sql`
    insert into staff_events
      (company_id, at, staff_id, approver_id, device_id, branch_id, operation, target_id, changes)
    values (${companyId}, ${now}, ${staff?.person?.id ?? null}, ${approverId},
      ${staff?.device?.id ?? null}, ${branchId}, ${operation}, ${targetId},
      ${JSON.stringify(changes)}::jsonb)
    returning position::text as position`);
  if (event === null) throw new Error('The event was not stored');
  return event.position;
}

/** Returns the changes between two records: the fields with different texts. */
export function changesBetween(before: object, after: object): EventChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const change = { field, before: textOf(Reflect.get(before, field)), after: textOf(value) };
    return change.before === change.after ? [] : [change];
  });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, 2000);
}
