import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { join, sql } from '../../../platform/db/sql.ts';
import { addWalletEntry } from '../../loyalty/index.ts';
import { refundPoints } from '../../ordering/index.ts';
import type { RefundReason } from '../../payments/index.ts';
import { addDrawerEntry, requireDrawer } from '../../reports/index.ts';
import type { EventChange } from '../../staff/index.ts';
import { countVersion } from '../changes/change-bill.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { amountOf, type RefundPart } from './plan-refund.ts';

/** A refund of a paid bill. */
export interface BillRefund {
  readonly id: string;
  readonly companyId: string;
  readonly parts: readonly RefundPart[];
  readonly reason: RefundReason;
  readonly text: string | null;
  /** The drawer that cash comes out of; null for the only one of the branch. */
  readonly drawerId: string | null;
  readonly staffId: string;
  readonly approverId: string | null;
}

/**
 * Gives money of a paid bill back to where it came from: to the wallet, out of the drawer, or at the
 * card terminal, where the person refunds it. The points of the bill follow (decisions L8), its
 * voucher stays used. The caller has called `shareDays` and locked the bill.
 * @returns what to record.
 * @throws ApiError `INVALID_REQUEST` for cash without a known drawer.
 */
export async function giveBillRefund(
  tx: Transaction,
  { bill }: LoadedBill,
  refund: BillRefund,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  const { id, companyId, parts } = refund;
  const amount = amountOf(parts);
  const count = await countRefunds(tx, companyId, bill.id);
  await storeRefund(tx, bill.id, refund, amount, now);
  const reference = `${bill.number}-R${count + 1}`;
  await creditWallet(tx, { parts, branchId: bill.branch_id, reference }, now);
  const cash = await takeCash(tx, bill.branch_id, refund, now);
  await refundPoints(tx, bill.id, now, { refundId: id, amount });
  await countVersion(tx, companyId, bill.id);
  const { reason, text } = refund;
  const words = `${id}: ${formatMoneyString(amount)}, ${reason}`;
  return [
    { field: 'refund', before: null, after: text === null ? words : `${words}, ${text}` },
    ...parts.map(({ payment, amount: part }) => ({
      field: 'payment',
      before: `${payment.method} ${formatMoneyString(payment.amount - payment.refunded)}`,
      after: `${payment.method} ${formatMoneyString(payment.amount - payment.refunded - part)}`,
    })),
    ...cash,
  ];
}

async function countRefunds(tx: Transaction, companyId: string, billId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(*)::integer as count from refunds
    where company_id = ${companyId} and order_id = ${billId}`);
  return row?.count ?? 0;
}

/** The money has gone back with the transaction, so that no job processes the refund. */
async function storeRefund(
  tx: Transaction,
  billId: string,
  { id, companyId, parts, reason, text, staffId, approverId }: BillRefund,
  amount: Cents,
  now: Temporal.Instant,
): Promise<void> {
  const stored = await tx.execute(sql`
    insert into refunds
      (company_id, id, payment_id, order_id, amount, state, reason, text, staff_id, approver_id,
       created_at, updated_at)
    select company_id, ${id}, id, order_id, ${amount}::integer, 'refunded', ${reason}, ${text},
      ${staffId}, ${approverId}, ${now}::timestamptz, ${now}::timestamptz
    from payments where company_id = ${companyId} and order_id = ${billId}`);
  if (stored !== 1) throw new Error('The bill has no payment');
  const rows = parts.map((part) => sql`(${companyId}, ${id}, ${part.payment.id}, ${part.amount})`);
  await tx.execute(sql`
    insert into bill_refund_parts (company_id, refund_id, payment_id, amount)
    values ${join(rows)}`);
}

interface WalletRefund {
  readonly parts: readonly RefundPart[];
  readonly branchId: string;
  /** Number of the bill and of the refund. */
  readonly reference: string;
}

/** Adds one entry per wallet payment to the ledger. */
async function creditWallet(
  tx: Transaction,
  { parts, branchId, reference }: WalletRefund,
  now: Temporal.Instant,
): Promise<void> {
  const ofWallet = parts.filter(({ payment }) => payment.member_id !== null);
  for (const [index, { payment, amount }] of ofWallet.entries()) {
    if (payment.member_id === null) continue;
    const entry = {
      memberId: payment.member_id,
      type: 'refund',
      account: 'counter',
      amount,
      branch: {
        id: branchId,
        reference: ofWallet.length === 1 ? reference : `${reference}.${index + 1}`,
      },
    } as const;
    if (!(await addWalletEntry(tx, entry, now))) throw new Error('The wallet has it already');
  }
}

async function takeCash(
  tx: Transaction,
  branchId: string,
  { id, companyId, parts, drawerId: wanted, staffId, approverId }: BillRefund,
  now: Temporal.Instant,
): Promise<EventChange[]> {
  const amount = amountOf(parts.filter(({ payment }) => payment.method === 'cash'));
  if (amount === 0) return [];
  const place = { companyId, branchId };
  const drawerId = await requireDrawer(tx, place, wanted, now);
  const entry = { kind: 'bill_refund', amount: -amount, sourceId: id, reason: null } as const;
  await addDrawerEntry(tx, { ...place, ...entry, drawerId, staffId, approverId }, now);
  return [
    { field: 'drawer_cash', before: null, after: `${drawerId}: ${formatMoneyString(-amount)}` },
  ];
}
