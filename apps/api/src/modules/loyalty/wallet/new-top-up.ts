import type { Cents } from '@claypot/sdk';
import { PAYMENT_MINUTES } from '../../../gateways/payments/payments.ts';
import { ofMember } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type PaymentTerms, paymentInsertion, schedulePaymentCheck } from '../../payments/index.ts';
import { MOST_OPEN_TOP_UPS } from './top-up-limits.ts';
import { findTopUpOfKey, type TopUp } from './top-ups.ts';

export interface NewTopUp {
  readonly id: string;
  readonly companyId: string;
  readonly memberId: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly amount: Cents;
  readonly payment: PaymentTerms;
  readonly now: Temporal.Instant;
}

/** The member has reached the maximum number of unpaid top-ups. */
export class TooManyOpen extends Error {
  override readonly name = 'TooManyOpen';
  /** Time at which the first of them expires. */
  readonly until: Temporal.Instant;

  constructor(until: Temporal.Instant) {
    super('Too many top-ups wait for their payment');
    this.until = until;
  }
}

/** Maximum attempts to find a free top-up number. */
const NUMBER_TRIES = 5;

/**
 * Stores a top-up with its payment, or returns the one that an earlier or concurrent request has
 * created with the same key. A lock on the member's row serialises concurrent requests.
 *
 * @throws TooManyOpen if the member has too many unpaid top-ups.
 */
export async function insertTopUp(
  tx: Transaction,
  topUp: NewTopUp,
  makeNumber: () => string,
): Promise<TopUp> {
  const { id, memberId, idempotencyKey, amount, now } = topUp;
  await tx.query(sql`select 1 as locked from members where id = ${memberId} for no key update`);
  const earlier = await findTopUpOfKey(tx, memberId, idempotencyKey);
  if (earlier !== null) return earlier;
  await requireRoom(tx, memberId);
  for (let tries = 0; ; tries += 1) {
    if (tries === NUMBER_TRIES) throw new Error('No free top-up number was found');
    if (await insertRow(tx, topUp, makeNumber())) break;
  }
  const due = { companyId: topUp.companyId, order_id: null, top_up_id: id, amount };
  await tx.execute(sql`
    with waited_for as (${schedulePaymentCheck(topUp.payment, due, now)})
    ${paymentInsertion(topUp.payment, due, now)}`);
  const stored = await findTopUpOfKey(tx, memberId, idempotencyKey);
  if (stored === null) throw new Error('The new top-up was not found');
  return stored;
}

async function requireRoom(tx: Transaction, memberId: string): Promise<void> {
  const open = await tx.query<{ created_at: Temporal.Instant }>(sql`
    select created_at from top_ups
    where ${ofMember(memberId)} and status = 'MAKING PAYMENT' order by created_at`);
  const [first] = open;
  if (first === undefined || open.length < MOST_OPEN_TOP_UPS) return;
  throw new TooManyOpen(first.created_at.add({ minutes: PAYMENT_MINUTES }));
}

async function insertRow(tx: Transaction, topUp: NewTopUp, number: string): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into top_ups
      (id, company_id, member_id, top_up_no, idempotency_key, request_hash, amount, status,
       status_changed_at, created_at)
    values (${topUp.id}, ${topUp.companyId}, ${topUp.memberId}, ${number}, ${topUp.idempotencyKey},
      ${topUp.requestHash}, ${topUp.amount}, 'MAKING PAYMENT', ${topUp.now}, ${topUp.now})
    on conflict (company_id, top_up_no) do nothing`);
  return inserted === 1;
}
