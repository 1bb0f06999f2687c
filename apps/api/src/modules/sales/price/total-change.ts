import { formatMoneyString } from '@claypot/sdk';
import type { LoadedBill } from '../bills/load-bill.ts';

/** Returns the change of a bill's total, for the record. */
export function totalChange(before: LoadedBill, after: LoadedBill) {
  return {
    field: 'total',
    before: formatMoneyString(before.price.total.total),
    after: formatMoneyString(after.price.total.total),
  };
}
