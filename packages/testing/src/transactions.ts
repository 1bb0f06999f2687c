import type { TransactionDetail, TransactionMonths } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/**
 * Returns two months with entries of each kind: top-ups +550.00, payments −46.80, refunds +12.00.
 */
export function someTransactions(): TransactionMonths {
  return structuredClone(examples.Transactions);
}

/** Returns a payment at the counter. */
export function aTransaction(fields: Partial<TransactionDetail> = {}): TransactionDetail {
  return sample(examples.CounterSale, fields);
}

/** Returns a top-up by card that reached a tier. */
export function aToppedUpTier(): TransactionDetail {
  return sample(examples.TopUpTransaction);
}
