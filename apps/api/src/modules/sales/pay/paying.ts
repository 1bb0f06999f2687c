import type { Context } from '../../../contract/context/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { findMember, type Member } from '../../loyalty/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';

/** Context of a payment, from the request of the counter or from the yes of the member. */
export interface Paying
  extends Pick<Context, 'company' | 'now' | 'random' | 'origin' | 'language'> {
  /** The person who takes the payment, or who asked the member for it. */
  readonly staffId: string;
}

/** A payment to store. Amounts are in cents. */
export interface NewPayment {
  readonly method: 'wallet' | 'card' | 'cash';
  readonly amount: number;
  readonly rounding?: number;
  readonly tendered?: number;
  readonly drawerId?: string;
  readonly terminalReference?: string | null;
  readonly memberId?: string;
  readonly confirmedBy?: 'code' | 'phone';
}

/** Stores a payment of a locked bill, and its rounding with the order. Returns its id. */
export async function insertPayment(
  tx: Transaction,
  { company, random, now, staffId }: Paying,
  { id: orderId, branch_id: branchId }: LoadedBill['bill'],
  share: number | null,
  payment: NewPayment,
): Promise<string> {
  const id = random.uuid();
  const rounding = payment.rounding ?? 0;
  await tx.execute(sql`
    insert into bill_payments
      (company_id, id, order_id, branch_id, method, share, amount, rounding, tendered, drawer_id,
       terminal_reference, member_id, confirmed_by, staff_id, at)
    values (${company.id}, ${id}, ${orderId}, ${branchId}, ${payment.method}, ${share},
      ${payment.amount}, ${rounding}, ${payment.tendered ?? null}, ${payment.drawerId ?? null},
      ${payment.terminalReference ?? null}, ${payment.memberId ?? null},
      ${payment.confirmedBy ?? null}, ${staffId}, ${now})`);
  await addRounding(tx, company.id, orderId, rounding);
  return id;
}

/** Adds the rounding of a cash payment to the order. */
export async function addRounding(
  tx: Transaction,
  companyId: string,
  orderId: string,
  rounding: number,
): Promise<void> {
  if (rounding === 0) return;
  await tx.execute(sql`
    update orders set adj_amount = adj_amount + ${rounding},
      final_total_amount = final_total_amount + ${rounding}
    where company_id = ${companyId} and id = ${orderId}`);
}

/** Returns the reference of a wallet entry: the number of the bill, and of its payment from 1. */
export function walletReference(number: string, index: number): string {
  return `${number}-${index + 1}`;
}

/** Returns the member of a locked bill; null without one, and after the account was closed. */
export async function memberOfBill(
  tx: Transaction,
  { company, now }: Pick<Paying, 'company' | 'now'>,
  { customer_id }: LoadedBill['bill'],
): Promise<Member | null> {
  return customer_id === null ? null : findMember(tx, company.id, customer_id, now);
}
