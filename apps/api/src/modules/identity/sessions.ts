import { createHash } from 'node:crypto';
import type { DeviceName } from '../../contract/device/device-name.ts';
import { companyOfMember, ofMember } from '../../platform/db/company-of.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** How long a device stays signed in without being used. */
const IDLE_HOURS = 90 * 24;
/** How long it stays so however much it is used. */
const LIFE_HOURS = 365 * 24;
/** Devices that a member is signed in on at once; the one that was used longest ago makes room. */
const MOST = 50;
/** How often its use is noted: once a day is enough, and most requests then write nothing. */
const NOTED_HOURS = 24;

/** A device that is signed in. */
export interface Session extends DeviceName {
  /** Opaque, and no token. */
  readonly id: string;
  readonly signedInAt: Temporal.Instant;
  /** To the day. */
  readonly usedAt: Temporal.Instant;
  /** It is the one with the token that was given. */
  readonly isCurrent: boolean;
}

/** What a device is signed in with, and what it is called. */
interface NewSession extends Partial<DeviceName> {
  readonly token: string;
}

/** Signs a device in. The token itself is kept nowhere. */
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

/** Where a member is signed in: the device that asks, then those used last. */
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

/** When a device is out that is used now and never again. */
function endOf(signedInAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const idle = now.add({ hours: IDLE_HOURS });
  const last = signedInAt.add({ hours: LIFE_HOURS });
  return Temporal.Instant.compare(idle, last) < 0 ? idle : last;
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

/** Signs one device out, and says whose it was; one that is out already stays out. */
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

/** Signs every device of a member out, but for the one with the token that is given. */
export async function closeSessions(
  db: Queryable,
  memberId: string,
  except: string | null = null,
): Promise<void> {
  const kept = except === null ? null : hashToken(except);
  await db.execute(sql`
    delete from member_sessions
    where ${ofMember(memberId)} and token_hash is distinct from ${kept}`);
}

/** Lets go of sessions that have run out. */
export async function dropEndedSessions(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from member_sessions where expires_at <= ${now}`);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
