import type { Bill } from '@claypot/sdk/counter';
import type { MoneyActionDeps } from '../../orders/money/action/money-action.implementation.ts';

export interface PayDeps extends MoneyActionDeps {
  /** Called with each bill that the server returns, also with one that another device changed. */
  onBill: (bill: Bill) => void;
}
