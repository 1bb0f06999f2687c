import { type Bill, errorDataOf } from '@claypot/sdk/counter';
import {
  createMoneyAction,
  type MoneyActionOptions,
} from '../../orders/money/action/money-action.implementation.ts';
import type { MoneyDraft } from '../../orders/money/action/money-action.types.ts';
import type { PayDeps } from './pay-deps.ts';

/** Subject of an action on a bill, or on a part of it. */
export interface OfBill {
  readonly bill: Bill;
}

type Options<TSubject, TDraft, TRequest> = Omit<
  MoneyActionOptions<TSubject, TDraft, TRequest, Bill>,
  'correct' | 'follow' | 'onOutcome' | 'targetOf'
>;

/**
 * Creates an action on a bill. The screen gets the bill of each response. After a rejection it gets
 * the bill as it is now, so that the person sees why nothing was done and can press again.
 */
export function createBillAction<TSubject extends OfBill, TDraft extends MoneyDraft, TRequest>(
  { onBill, ...deps }: PayDeps,
  options: Options<TSubject, TDraft, TRequest>,
) {
  let seen: string | null = null;
  return createMoneyAction<TSubject, TDraft, TRequest, Bill>(deps, {
    ...options,
    targetOf: ({ bill }) => bill.id,
    send: async (call, given) => {
      seen = call.path.id;
      try {
        return await options.send(call, given);
      } catch (error) {
        const changed = errorDataOf(error, 'BILL_CHANGED');
        if (changed !== null) {
          seen = null;
          onBill(changed.bill);
        }
        throw error;
      }
    },
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') onBill(outcome.result);
      // A rejection that has no bill: another device may have paid or changed it.
      if (outcome.kind === 'problem' && seen !== null) {
        deps.api.bill({ path: { id: seen } }).then(onBill, () => undefined);
      }
    },
  });
}
