import { createHash } from 'node:crypto';
import type { DeviceName } from '../../contract/device/device-name.ts';
import { companyOfMember, ofMember } from '../../platform/db/company-of.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Hours without use after which a session expires. */
const IDLE_HOURS = 90 * 24;
/** Maximum lifetime of a session in hours, regardless of use. */
const LIFE_HOURS = 365 * 24;
/** Maximum sessions per member; the least recently used one is removed. */
const MOST = 50;
/** Hours between updates of the last use, so that most requests write nothing. */
const NOTED_HOURS = 24;

/** A signed-in device. */
export interface Session extends DeviceName {
  /** Opaque id, not the token. */
  readonly id: string;
  readonly signedInAt: Temporal.Instant;
  /** Last use, accurate to a day. */
  readonly usedAt: Temporal.Instant;
  /** True for the session of the given token. */
  readonly isCurrent: boolean;
}

interface NewSession extends Partial<DeviceName> {
  readonly token: string;
}

/**
 * Stores a new session with the token's hash only. Deletes the member's least recently used
 * sessions beyond the maximum.
 */
export async function openSession(
  db: Queryable,
  memberId: string,
  { token, browser = null, system = null }: NewSession,
  now: Temporal.Instant,
): Promise<void> {
  await db.execute(sql`
    insert into member_sessions
      (company_id, token_hash, member_id, created_at, used_at, expires_at, browser, system)
    values (${companyOfMember(memberId)}, ${hashToken(token)}, ${memberId}, ${now}, ${now},
      ${now.add({ hours: IDLE_HOURS })}, ${browser}, ${system})`);
  await db.execute(sql`
    delete from member_sessions where ${ofMember(memberId)} and token_hash in (
      select token_hash from member_sessions where ${ofMember(memberId)}
      order by used_at desc, created_at desc, token_hash offset ${MOST})`);
}

/** Returns a member's unexpired sessions: the current one first, then by last use. */
export async function listSessions(
  db: Queryable,
  memberId: string,
  token: string,
  now: Temporal.Instant,
): Promise<readonly Session[]> {
  interface Row extends DeviceName {
    readonly token_hash: string;
    readonly created_at: Temporal.Instant;
    readonly used_at: Temporal.Instant;
  }
  const current = hashToken(token);
  const rows = await db.query<Row>(sql`
    select token_hash, created_at, used_at, browser, system from member_sessions
    where ${ofMember(memberId)} and expires_at > ${now}
    order by token_hash = ${current} desc, used_at desc, created_at desc, token_hash
    limit ${MOST}`);
  return rows.map(({ token_hash, created_at, used_at, browser, system }) => ({
    id: `se_${token_hash.slice(0, 16)}`,
    browser,
    system,
    signedInAt: created_at,
    usedAt: used_at,
    isCurrent: token_hash === current,
  }));
}

/** Returns the expiry of a session that is used now for the last time. */
function endOf(signedInAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const idle = now.add({ hours: IDLE_HOURS });
  const last = signedInAt.add({ hours: LIFE_HOURS });
  return Temporal.Instant.compare(idle, last) < 0 ? idle : last;
}

/**
 * Returns the member of a token at the company; null if it is unknown, revoked, expired or of
 * another company. Updates the session's last use and expiry once a day. Queries use the token's
 * hash, so that response times reveal nothing.
 */
export async function findSessionMember(
  db: Queryable,
  companyId: string,
  token: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const hash = hashToken(token);
  interface Row {
    readonly member_id: string;
    readonly created_at: Temporal.Instant;
    readonly used_at: Temporal.Instant;
  }
  const session = await db.one<Row>(sql`
    select member_id, created_at, used_at from member_sessions
    where company_id = ${companyId} and token_hash = ${hash} and expires_at > ${now}`);
  if (session === null) return null;
  const { created_at, member_id, used_at } = session;
  if (Temporal.Instant.compare(used_at.add({ hours: NOTED_HOURS }), now) <= 0) {
    await db.execute(sql`
      update member_sessions set used_at = ${now}, expires_at = ${endOf(created_at, now)}
      where company_id = ${companyId} and token_hash = ${hash}`);
  }
  return member_id;
}

/** Revokes a session and returns its member; null if there was none. */
export async function closeSession(
  db: Queryable,
  companyId: string,
  token: string,
): Promise<string | null> {
  const ended = await db.one<{ member_id: string }>(sql`
    delete from member_sessions
    where company_id = ${companyId} and token_hash = ${hashToken(token)}
    returning member_id`);
  return ended?.member_id ?? null;
}

/** Revokes all sessions of a member, except the one with the given token. */
export async function closeSessions(
  db: Queryable,
  memberId: string,
  except: string | null = null,
): Promise<void> {
  const exceptHash = except === null ? null : hashToken(except);
  await db.execute(sql`
    delete from member_sessions
    where ${ofMember(memberId)} and token_hash is distinct from ${exceptHash}`);
}

/** Deletes expired sessions. */
export async function dropEndedSessions(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from member_sessions where expires_at <= ${now}`);
}

/** Returns the hash under which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
