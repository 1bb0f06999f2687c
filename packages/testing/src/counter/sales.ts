import type { Bill, BillSummary } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns an open bill of RM 83.39 with two lines and a member. */
export function aBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.Bill, fields);
}

/** Returns a bill without lines and without a member. */
export function aNewBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.NewBill, fields);
}

/** Returns a bill of which RM 40.00 were paid by wallet and the rest in cash. */
export function aPaidBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.PaidBill, fields);
}

/** Returns an open bill in the list of the branch. */
export function aBillSummary(fields: Partial<BillSummary> = {}): BillSummary {
  return sample(first(examples.BillList), fields);
}
