import type { CounterContext, StaffDevice } from '../../../contract/counter/context.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { hashToken } from '../secrets/tokens.ts';

/** Idle and total lifetime of a session, in hours. */
interface Lifetime {
  readonly idle: number;
  readonly total: number;
}

/** The device locks its screen much earlier; this ends sessions of devices that could not. */
const ON_DEVICE: Lifetime = { idle: 1, total: 12 };
const ELSEWHERE: Lifetime = { idle: 12, total: 7 * 24 };

/** Returns the expiry of a session that is used now for the last time. */
export function endOfSession(
  createdAt: Temporal.Instant,
  onDevice: boolean,
  now: Temporal.Instant,
): Temporal.Instant {
  const { idle, total } = onDevice ? ON_DEVICE : ELSEWHERE;
  const idleEnd = now.add({ hours: idle });
  const lastEnd = createdAt.add({ hours: total });
  return Temporal.Instant.compare(idleEnd, lastEnd) < 0 ? idleEnd : lastEnd;
}

/** Opens a session for a person and sets its cookie. Ends the session that the cookie had. */
export async function openStaffSession(
  tx: Transaction,
  { company, random, cookies, now }: Pick<CounterContext, 'company' | 'random' | 'cookies' | 'now'>,
  { staffId, device }: { readonly staffId: string; readonly device: StaffDevice | null },
): Promise<void> {
  const token = random.token();
  if (cookies.staff !== null) await closeStaffSession(tx, company.id, cookies.staff);
  await tx.execute(sql`
    with used as (
      update staff set used_at = ${now} where company_id = ${company.id} and id = ${staffId}
    )
    insert into staff_sessions
      (company_id, token_hash, staff_id, device_id, created_at, used_at, expires_at)
    values (${company.id}, ${hashToken(token)}, ${staffId}, ${device?.id ?? null}, ${now}, ${now},
      ${endOfSession(now, device !== null, now)})`);
  cookies.set('staff', token);
}

/** Ends the session of a token, if there is one. */
export async function closeStaffSession(
  db: Queryable,
  companyId: string,
  token: string,
): Promise<void> {
  await db.execute(sql`
    delete from staff_sessions
    where company_id = ${companyId} and token_hash = ${hashToken(token)}`);
}

/** Ends all sessions of a person. */
export async function closeSessionsOfStaff(
  tx: Transaction,
  companyId: string,
  staffId: string,
): Promise<void> {
  await tx.execute(sql`
    delete from staff_sessions where company_id = ${companyId} and staff_id = ${staffId}`);
}

/** Deletes expired sessions, invitations and approvals. */
export async function dropEndedStaffAccess(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from staff_sessions where expires_at <= ${now}`);
  await db.execute(sql`delete from staff_invitations where expires_at <= ${now}`);
  await db.execute(sql`delete from staff_approvals where expires_at <= ${now}`);
}
