import { cents, formatMoneyString } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { addWalletEntry } from '../../loyalty/index.ts';
import { notify } from '../../notifications/index.ts';
import { releaseDiscounts } from '../../ordering/index.ts';
import { addDrawerEntry } from '../../reports/index.ts';
import type { EventChange } from '../../staff/index.ts';
import { type BillPayment, validPayments } from '../bills/bill-payments.ts';
import { countVersion } from '../changes/change-bill.ts';
import { type LoadedBill, loadBill } from '../price/load-bill.ts';
import { storePrice } from '../price/store-price.ts';
import { leftChange } from '../price/total-change.ts';
import { addRounding, type Paying, walletReference } from './paying.ts';
import { walletReturnedMessage } from './wallet-messages.ts';

/** The people who remove a payment, and their reason. */
interface Removal {
  readonly approverId: string | null;
  readonly reason: string;
}

type Removing = Pick<Paying, 'company' | 'now' | 'staffId'>;

/**
 * Removes a payment of a locked bill: returns it to the wallet, or takes it out of the drawer. With
 * the last one, voucher and points are released, and the price follows the member and the date
 * again.
 * @returns what to record.
 */
export async function removePayment(
  tx: Transaction,
  removing: Removing,
  loaded: LoadedBill,
  payment: BillPayment,
  { approverId, reason }: Removal,
): Promise<EventChange[]> {
  const { company, now, staffId } = removing;
  const { id: billId } = loaded.bill;
  await tx.execute(sql`
    update bill_payments set removed_at = ${now}, removed_by = ${staffId},
      removal_approver_id = ${approverId}, removal_reason = ${reason}
    where company_id = ${company.id} and id = ${payment.id}`);
  await addRounding(tx, company.id, billId, -payment.rounding);
  const returned =
    payment.method === 'wallet'
      ? await returnToWallet(tx, removing, loaded, payment)
      : await takeOutOfDrawer(tx, removing, loaded, payment, approverId);
  const isLast = validPayments(loaded.payments).length === 1;
  if (isLast) await releaseAll(tx, removing, loaded);
  await countVersion(tx, company.id, billId);
  const after = await loadBill(tx, removing, billId);
  if (after.present !== null) await storePrice(tx, company.id, billId, after.price, after.present);
  const sum = formatMoneyString(payment.amount);
  return [
    { field: 'payment', before: `${payment.method} ${sum}`, after: null },
    ...returned,
    leftChange(loaded, after),
    { field: 'reason', before: null, after: reason },
  ];
}

async function returnToWallet(
  tx: Transaction,
  { company, now }: Removing,
  { bill, branch, payments }: LoadedBill,
  { id, member_id: memberId, amount }: BillPayment,
): Promise<EventChange[]> {
  if (memberId === null) throw new Error('A wallet payment has no member');
  const index = payments.findIndex((payment) => payment.id === id);
  const reference = walletReference(bill.number, index);
  const place = { id: bill.branch_id, reference };
  const entry = { memberId, type: 'refund', account: 'counter', amount, branch: place } as const;
  if (!(await addWalletEntry(tx, entry, now))) throw new Error('The payment was returned already');
  const message = walletReturnedMessage(amount, branch.branch_name);
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `bill-payment-removed-${id}`, message, about }, now);
  const balance = await tx.one<{ balance: number }>(sql`
    select balance from wallet_entries
    where company_id = ${company.id} and member_id = ${memberId} order by position desc limit 1`);
  const after = cents(balance?.balance ?? 0);
  return [
    {
      field: 'wallet',
      before: formatMoneyString(after - amount),
      after: formatMoneyString(after),
    },
  ];
}

/** Returns no change for a card payment, which the person voids at the terminal. */
async function takeOutOfDrawer(
  tx: Transaction,
  { company, now, staffId }: Removing,
  { bill }: LoadedBill,
  { id, drawer_id: drawerId, amount }: BillPayment,
  approverId: string | null,
): Promise<EventChange[]> {
  if (drawerId === null || amount === 0) return [];
  const place = { companyId: company.id, branchId: bill.branch_id };
  const entry = { kind: 'bill_removed', amount: -amount, sourceId: id, reason: null } as const;
  await addDrawerEntry(tx, { ...place, ...entry, drawerId, staffId, approverId }, now);
  const sum = formatMoneyString(-amount);
  return [{ field: 'drawer_cash', before: null, after: `${drawerId}: ${sum}` }];
}

async function releaseAll(tx: Transaction, { now }: Removing, { bill }: LoadedBill): Promise<void> {
  const { id, customer_id: memberId, points_spent: pointsSpent, version } = bill;
  if (memberId === null) return;
  await releaseDiscounts(tx, { id, memberId, pointsSpent, version: version + 1 }, now);
}
