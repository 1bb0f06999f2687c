import type { Cents } from '@claypot/sdk';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { PaymentEnd, PaymentRequest, Refund, RefundPart } from '../payments.ts';

export interface SandboxSession {
  readonly token: string;
  readonly reference: string;
  readonly state: 'open' | 'voided' | 'refunded' | PaymentEnd;
  readonly merchant: TranslatedText;
  readonly description: TranslatedText;
  readonly amount: Cents;
  readonly return_path: string;
}

const columns = sql`token, reference, state, merchant, description, amount, return_path`;

/** Opens a session, or returns the existing session of the reference. */
export async function openSession(
  db: Queryable,
  token: string,
  request: PaymentRequest,
  now: Temporal.Instant,
): Promise<SandboxSession> {
  const opened = await db.one<SandboxSession>(sql`
    insert into sandbox_sessions
      (token, reference, state, merchant, description, amount, return_path, created_at)
    values (${token}, ${request.reference}, 'open', ${json(request.merchant)},
      ${json(request.description)}, ${request.amount}, ${request.returnPath}, ${now})
    on conflict (reference) do nothing
    returning ${columns}`);
  if (opened !== null) return opened;
  const session = await db.one<SandboxSession>(
    sql`select ${columns} from sandbox_sessions where reference = ${request.reference}`,
  );
  if (session === null) throw new Error(`No session for ${request.reference}`);
  return session;
}

export function findSession(db: Queryable, token: string): Promise<SandboxSession | null> {
  return db.one(sql`select ${columns} from sandbox_sessions where token = ${token}`);
}

/** Marks an approved session as refunded; others stay unchanged. */
export async function refundSession(db: Queryable, reference: string): Promise<void> {
  await db.execute(sql`
    update sandbox_sessions set state = 'refunded'
    where reference = ${reference} and state = 'approved'`);
}

/**
 * Refunds a part of an approved session, or returns the state of the existing refund with this key.
 * @param state state of a new refund.
 */
export async function refundPartOfSession(
  tx: Transaction,
  reference: string,
  { key, amount }: RefundPart,
  state: Refund['state'],
  now: Temporal.Instant,
): Promise<Refund['state']> {
  const session = await tx.one<{ amount: number }>(sql`
    select amount from sandbox_sessions
    where reference = ${reference} and state = 'approved' for update`);
  const existing = await tx.one<{ state: Refund['state'] }>(
    sql`select state from sandbox_refunds where id = ${key}`,
  );
  if (existing !== null) return existing.state;
  const before = await tx.one<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::integer as sum from sandbox_refunds
    where reference = ${reference}`);
  if (session === null || amount + (before?.sum ?? 0) > session.amount) return 'rejected';
  await tx.execute(sql`
    insert into sandbox_refunds (id, reference, amount, state, created_at)
    values (${key}, ${reference}, ${amount}, ${state}, ${now})`);
  return state;
}

/**
 * Ends an open session; an ended one stays unchanged. Returns the current session, or null if it is
 * unknown.
 */
export async function endSession(
  db: Queryable,
  key: { token: string } | { reference: string },
  state: 'voided' | PaymentEnd,
): Promise<SandboxSession | null> {
  const which = 'token' in key ? sql`token = ${key.token}` : sql`reference = ${key.reference}`;
  const ended = await db.one<SandboxSession>(sql`
    update sandbox_sessions set state = ${state} where ${which} and state = 'open'
    returning ${columns}`);
  return ended ?? db.one(sql`select ${columns} from sandbox_sessions where ${which}`);
}
