import type { PageIdentity } from '../../contract/page/page-visitor.ts';
import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import { ApiError } from '../../shared/api-error.ts';
import { hashToken } from './sessions.ts';

/** Hours without a page after which a visitor expires. */
const IDLE_HOURS = 90 * 24;
/** Hours between updates of the last use, so that most pages write nothing. */
const NOTED_HOURS = 24;
/** Maximum visitors of a session or a guest, for tabs that ask at the same time. */
const MOST = 3;

/** Bearer token of a member's session, or the hash of a guest id. */
type PageOwner = { readonly bearer: string } | { readonly guestHash: string };

interface NewVisitor {
  readonly companyId: string;
  readonly visitorId: string;
  readonly token: string;
  readonly owner: PageOwner;
  /** Token of the device's previous page cookie, which becomes invalid; null if there is none. */
  readonly replaces: string | null;
}

/**
 * Stores a visitor with the token's hash only, and deletes the one it replaces.
 * @throws ApiError `SESSION_EXPIRED` if the member's session has ended meanwhile.
 */
export async function openPageVisitor(
  tx: Transaction,
  { companyId, visitorId, token, owner, replaces }: NewVisitor,
  now: Temporal.Instant,
): Promise<void> {
  if (replaces !== null) {
    await tx.execute(sql`
      delete from page_visitors
      where company_id = ${companyId} and token_hash = ${hashToken(replaces)}`);
  }
  const columns = sql`company_id, token_hash, id, session_hash, guest_hash, created_at, used_at, expires_at`;
  const values = sql`${companyId}, ${hashToken(token)}, ${visitorId}`;
  const times = sql`${now}, ${now}, ${now.add({ hours: IDLE_HOURS })}`;
  if ('guestHash' in owner) {
    const guest = sql`guest_hash = ${owner.guestHash}`;
    await tx.execute(sql`
      insert into page_visitors (${columns}) values (${values}, null, ${owner.guestHash}, ${times})`);
    await dropExcess(tx, companyId, guest, token);
    return;
  }
  const session = hashToken(owner.bearer);
  // The lock keeps a concurrent sign-out from ending the session before the row refers to it.
  const stored = await tx.execute(sql`
    insert into page_visitors (${columns})
    select ${values}, token_hash, null, ${times} from member_sessions
    where company_id = ${companyId} and token_hash = ${session} and expires_at > ${now}
    for key share`);
  if (stored === 0) throw new ApiError('SESSION_EXPIRED');
  await dropExcess(tx, companyId, sql`session_hash = ${session}`, token);
}

/** Deletes the oldest visitors, never the one of `token`: others may be of the same moment. */
function dropExcess(
  tx: Transaction,
  companyId: string,
  owned: Sql,
  token: string,
): Promise<number> {
  return tx.execute(sql`
    delete from page_visitors where company_id = ${companyId} and ${owned} and token_hash in (
      select token_hash from page_visitors where company_id = ${companyId} and ${owned}
      order by token_hash = ${hashToken(token)} desc, created_at desc, token_hash offset ${MOST})`);
}

/**
 * Returns the visitor of a page cookie at the company; null if it is unknown, expired or of another
 * company, or the member's session has ended. Updates the last use once a day. Pages do not prolong
 * the session.
 */
export async function findPageVisitor(
  db: Queryable,
  companyId: string,
  token: string,
  now: Temporal.Instant,
): Promise<PageIdentity | null> {
  const hash = hashToken(token);
  interface Row {
    readonly id: string;
    readonly member_id: string | null;
    readonly guest_hash: string | null;
    readonly used_at: Temporal.Instant;
  }
  const row = await db.one<Row>(sql`
    select v.id, s.member_id, v.guest_hash, v.used_at
    from page_visitors v left join member_sessions s
      on s.company_id = v.company_id and s.token_hash = v.session_hash
    where v.company_id = ${companyId} and v.token_hash = ${hash} and v.expires_at > ${now}
      and (v.session_hash is null or s.expires_at > ${now})`);
  if (row === null) return null;
  if (Temporal.Instant.compare(row.used_at.add({ hours: NOTED_HOURS }), now) <= 0) {
    await db.execute(sql`
      update page_visitors set used_at = ${now}, expires_at = ${now.add({ hours: IDLE_HOURS })}
      where company_id = ${companyId} and token_hash = ${hash}`);
  }
  const { id, member_id, guest_hash } = row;
  return { visitorId: id, companyId, customerId: member_id, guestHash: guest_hash };
}

/** Deletes expired visitors. */
export async function dropEndedPageVisitors(db: Queryable, now: Temporal.Instant): Promise<void> {
  await db.execute(sql`
    delete from page_visitors where expires_at <= ${now}`);
}
