import type { Cents } from '@claypot/sdk';
import type { Bill, BillShare } from '@claypot/sdk/counter';
import type { OfBill } from './bill-action.ts';

/** A bill, or a share of a split one, that is paid. */
export interface Payable extends OfBill {
  /** Number of the share; null if the bill is not split. */
  readonly share: number | null;
}

/** Returns what is left to pay, before rounding, and the cash for it. */
export function restOf({ bill, share }: Payable): Pick<BillShare, 'left' | 'cash_due'> {
  const { cash_due, left, split } = bill;
  return split?.shares.find(({ number }) => number === share) ?? { left, cash_due };
}

/** Returns the share that is paid next: the wanted one if it is not paid, else the first open one. */
export function payableOf(bill: Bill, wanted: number | null): Payable {
  const open = bill.split?.shares.filter(({ left }) => left > 0) ?? [];
  const share = open.find(({ number }) => number === wanted) ?? open[0];
  return { bill, share: share?.number ?? null };
}

/** Returns the payments that count. */
export function paymentsOf({ payments }: Bill): Bill['payments'] {
  return payments.filter(({ removal }) => removal === null);
}

/** Returns the total if the wallet pays all on Family Day; null if there is no such offer now. */
export function offerOf({ bill, share }: Payable): Cents | null {
  const { family_day, member } = bill;
  if (family_day === null || member === null || share !== null) return null;
  return paymentsOf(bill).length === 0 && member.wallet >= family_day.total
    ? family_day.total
    : null;
}
