import { cents } from '@claypot/sdk';
import type { DayState, DrawerMoveRequest } from '@claypot/sdk/counter';
import {
  createMoneyAction,
  type MoneyActionDeps,
} from '../../orders/money/action/money-action.implementation.ts';
import { typedAmount } from '../../orders/money/refund/typed-amount.ts';
import { type MoveCashDraft, type MoveSubject, moveCashRequest } from './move-cash-request.ts';

export interface MoveCashDeps extends MoneyActionDeps {
  /** Called after the cash was recorded. */
  onMoved: () => void;
}

/**
 * Creates the action that records cash of a drawer. A cashier needs a manager's approval of the
 * amount.
 */
export function createMoveCash({ onMoved, ...deps }: MoveCashDeps) {
  return createMoneyAction<MoveSubject, MoveCashDraft, DrawerMoveRequest, DayState>(deps, {
    operation: 'moveDrawerCash',
    targetOf: ({ branch_id }) => branch_id,
    requestOf: moveCashRequest,
    amountOf: (_, draft) => typedAmount(draft.amount) ?? cents(0),
    bindsAmount: true,
    send: ({ body, headers }, given) => deps.api.moveDrawerCash({ body, headers }, given),
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') onMoved();
    },
  });
}
