import type { TransactionDetail, TransactionMonths } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/** Two months with one entry of each kind: +550.00 of top-ups, −46.80 paid, +12.00 given back. */
export function someTransactions(): TransactionMonths {
  return structuredClone(examples.Transactions);
}

/** A bill at a counter. */
export function aTransaction(fields: Partial<TransactionDetail> = {}): TransactionDetail {
  return sample(examples.CounterSale, fields);
}

/** A top-up by card that made a tier. */
export function aToppedUpTier(): TransactionDetail {
  return sample(examples.TopUpTransaction);
}
