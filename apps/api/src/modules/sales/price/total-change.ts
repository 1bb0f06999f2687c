import { formatMoneyString } from '@claypot/sdk';
import type { LoadedBill } from './load-bill.ts';

/** Returns the change of a bill's total, for the record. */
export function totalChange(before: LoadedBill, after: LoadedBill) {
  return {
    field: 'total',
    before: formatMoneyString(before.price.total.total),
    after: formatMoneyString(after.price.total.total),
  };
}

/** Returns the change of what is left of a bill, for the record. */
export function leftChange(before: LoadedBill, after: LoadedBill) {
  return {
    field: 'left',
    before: formatMoneyString(before.due.left),
    after: formatMoneyString(after.due.left),
  };
}
