import { createHash } from 'node:crypto';
import { cents } from '@claypot/domain/pricing';
import { payableOf } from '../composition/payable-of.ts';
import { SANDBOX } from '../gateways/payments/sandbox/sandbox.ts';
import { addPoints, addWalletEntry, insertTopUp } from '../modules/loyalty/index.ts';
import { settleIn } from '../modules/payments/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import { dayOf } from '../shared/time/day-of.ts';
import { toId } from '../shared/to-id.ts';
import { DEMO } from './demo-members.ts';
import type { DemoTransaction } from './stories.ts';

export interface DemoCompany {
  readonly id: string;
  readonly time_zone: string;
}

/** The member that an event belongs to. */
interface About {
  readonly company: DemoCompany;
  readonly memberId: string;
  /** Unique per event across all demo members; at most four digits. */
  readonly number: number;
}

/** Writes an event as the product would have written it at that moment. */
export async function writeDemoTransaction(
  tx: Transaction,
  about: About,
  transaction: DemoTransaction,
  when: Temporal.Instant,
): Promise<void> {
  if (transaction.type === 'topup') return payByCard(tx, about, transaction.amount, when);
  const { memberId } = about;
  const reference = numberOf(transaction.branch.slice(0, 3), about, when);
  const branch = { id: toId(DEMO, 'branch', transaction.branch), reference };
  const amount = cents(transaction.type === 'sales' ? -transaction.amount : transaction.amount);
  const entry =
    transaction.type === 'cash_topup'
      ? ({ type: 'cash_topup', account: 'cash' } as const)
      : ({ type: transaction.type, account: 'counter' } as const);
  await addWalletEntry(tx, { ...entry, memberId, amount, branch }, when);
  if (transaction.type === 'sales') {
    const points = Math.floor(transaction.amount / 100);
    await addPoints(tx, { memberId, type: 'dine_in', amount: points, orderId: null }, when);
  }
}

/** Writes a top-up started and paid at the same moment, as the card page and its webhook do. */
async function payByCard(
  tx: Transaction,
  about: About,
  amount: number,
  now: Temporal.Instant,
): Promise<void> {
  const number = numberOf('TU', about, now);
  const topUp = {
    id: toId(DEMO, 'top-up', number),
    companyId: about.company.id,
    memberId: about.memberId,
    idempotencyKey: `demo-${number}`,
    requestHash: createHash('sha256').update(number).digest('hex'),
    amount: cents(amount),
    payment: {
      id: `PAY-${number}`,
      provider: SANDBOX,
      method: 'card' as const,
      returnPath: '/topUp',
      returnOrigin: 'http://demo.localhost',
      language: 'en' as const,
    },
    now,
  };
  await insertTopUp(tx, topUp, () => number);
  const approval = {
    provider: SANDBOX,
    eventId: `demo-${number}`,
    reference: topUp.payment.id,
    outcome: 'approved',
    amount: topUp.amount,
    occurredAt: now,
  } as const;
  await settleIn(tx, payableOf, approval, now);
}

/** Returns a readable number, such as BAN-261122-0307. */
function numberOf(prefix: string, { company, number }: About, when: Temporal.Instant): string {
  const day = dayOf(when, company.time_zone).toString();
  const digits = String(number).padStart(4, '0');
  return `${prefix.toUpperCase()}-${day.slice(2).replaceAll('-', '')}-${digits}`;
}
