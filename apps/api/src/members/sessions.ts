import { createHash } from 'node:crypto';
import type { Queryable } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** How long a device stays signed in without being used. */
const IDLE_HOURS = 90 * 24;
/** How often its use is noted: once a day is enough, and most requests then write nothing. */
const NOTED_HOURS = 24;

/** Signs a device in. The token itself is kept nowhere. */
export async function openSession(
  db: Queryable,
  memberId: string,
  token: string,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    insert into member_sessions (token_hash, member_id, created_at, used_at, expires_at)
    values (${hashToken(token)}, ${memberId}, ${now}, ${now}, ${now.add({ hours: IDLE_HOURS })})`);
}

/**
 * Whose token it is at the company, or null for one that is unknown, revoked, has run out or is
 * another company's. It is looked up by its hash, so that no comparison's duration tells anything.
 */
export async function findSessionMember(
  db: Queryable,
  companyId: string,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const hash = hashToken(token);
  const session = await db.one<{ member_id: string; used_at: Temporal.Instant }>(sql`
    select s.member_id, s.used_at
    from member_sessions s join members m on m.id = s.member_id
    where s.token_hash = ${hash} and s.expires_at > ${now} and m.company_id = ${companyId}`);
  if (session === null) return null;
  const { member_id, used_at } = session;
  if (Temporal.Instant.compare(used_at.add({ hours: NOTED_HOURS }), now) <= 0) {
    await db.execute(sql`
      update member_sessions set used_at = ${now}, expires_at = ${now.add({ hours: IDLE_HOURS })}
      where token_hash = ${hash}`);
  }
  return member_id;
}

/** Signs one device out; one that is out already stays out. */
export async function closeSession(db: Queryable, companyId: string, token: string): Promise<void> {
  await db.execute(sql`
    delete from member_sessions s using members m
    where s.token_hash = ${hashToken(token)} and m.id = s.member_id
      and m.company_id = ${companyId}`);
}

/** Signs every device of a member out, but for the one with the token that is given. */
export async function closeSessions(
  db: Queryable,
  memberId: string,
  except: string | null = null,
): Promise<void> {
  const kept = except === null ? null : hashToken(except);
  await db.execute(sql`
    delete from member_sessions
    where member_id = ${memberId} and token_hash is distinct from ${kept}`);
}

/** Lets go of sessions that have run out. */
export async function dropEndedSessions(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from member_sessions where expires_at <= ${now}`);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
