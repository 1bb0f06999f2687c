import type { Bill } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns a bill that is split in two: RM 41.70 and RM 41.69. */
export function aSplitBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.SplitBill, fields);
}

/** Returns a bill with an open question to the member's phone about RM 40.00. */
export function anAskedBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.AskedBill, fields);
}

/** Returns a paid bill of which RM 10.00 went back. */
export function aRefundedBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.RefundedBill, fields);
}

/** Returns a void bill. */
export function aVoidBill(fields: Partial<Bill> = {}): Bill {
  return sample(examples.VoidedBill, fields);
}
