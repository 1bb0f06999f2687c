import type { StaffDevice, StaffPerson } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { endOfSession } from './sessions.ts';

/** Minutes between updates of the last use, so that most requests write nothing. */
const NOTED_MINUTES = 1;

interface Used {
  readonly row: {
    readonly device_used_at: Temporal.Instant | null;
    readonly session_created_at: Temporal.Instant | null;
    readonly session_used_at: Temporal.Instant | null;
  };
  readonly device: StaffDevice | null;
  readonly person: StaffPerson | null;
  /** Hash of the session's token. */
  readonly staffHash: string | null;
}

/** Updates the last use of a device and a session, and moves the session's end. */
export async function noteUse(
  db: Queryable,
  companyId: string,
  { row, device, person, staffHash }: Used,
  now: Temporal.Instant,
): Promise<void> {
  if (device !== null && isOld(row.device_used_at, now)) {
    await db.execute(sql`
      update staff_devices set used_at = ${now}
      where company_id = ${companyId} and id = ${device.id}`);
  }
  const { session_created_at: createdAt } = row;
  if (person === null || createdAt === null || !isOld(row.session_used_at, now)) return;
  await db.execute(sql`
    with used as (
      update staff set used_at = ${now} where company_id = ${companyId} and id = ${person.id}
    )
    update staff_sessions
    set used_at = ${now}, expires_at = ${endOfSession(createdAt, device !== null, now)}
    where company_id = ${companyId} and token_hash = ${staffHash}`);
}

function isOld(usedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (usedAt === null) return false;
  return Temporal.Instant.compare(usedAt.add({ minutes: NOTED_MINUTES }), now) <= 0;
}
