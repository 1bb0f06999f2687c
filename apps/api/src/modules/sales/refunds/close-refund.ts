import { type Cents, cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Member } from '../../loyalty/index.ts';
import { notify } from '../../notifications/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { amountOf, type RefundPart } from './plan-refund.ts';
import { billRefundMessage } from './refund-message.ts';

/** Stores the receipt of a refund, and returns its number. Other bills wait for the number. */
export async function issueRefundReceipt(
  tx: Transaction,
  companyId: string,
  { bill }: LoadedBill,
  refundId: string,
  now: Temporal.Instant,
): Promise<number> {
  const receipt = await tx.one<{ number: number }>(sql`
    insert into receipts (company_id, branch_id, order_id, refund_id, issued_at)
    values (${companyId}, ${bill.branch_id}, ${bill.id}, ${refundId}, ${now}) returning number`);
  if (receipt === null) throw new Error('The receipt was not stored');
  return receipt.number;
}

/** Notifies the member of a bill about its refund, once. */
export async function notifyOfRefund(
  tx: Transaction,
  member: Pick<Member, 'id'>,
  { bill }: LoadedBill,
  { id, parts }: { readonly id: string; readonly parts: readonly RefundPart[] },
  now: Temporal.Instant,
): Promise<void> {
  const amount = amountOf(parts);
  const toWallet: Cents = cents(
    amountOf(parts.filter(({ payment }) => payment.method === 'wallet')),
  );
  const message = billRefundMessage({ number: bill.number, amount, toWallet });
  const about = { kind: 'order', id: bill.id } as const;
  await notify(tx, member.id, { id: `bill-refund-${id}`, message, about }, now);
}
