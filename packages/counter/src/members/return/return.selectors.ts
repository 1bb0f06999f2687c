import type { Cents } from '@claypot/sdk';
import {
  type CashTopUpResult,
  isAllowed,
  type ReturnCashTopUpRequest,
  type Role,
} from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../orders/money/views.ts';
import { type ReturnDraft, type Returned, returnRequest } from './return-request.ts';

export interface ReturnView extends MoneyActionView {
  /** In cents. */
  readonly amount: Cents;
  /** Reason as typed. */
  readonly reason: string;
  /** True after a try without a reason. */
  readonly lacksReason: boolean;
  /** True if a manager has to approve it. */
  readonly needsApproval: boolean;
}

/** Returns what the return of a top-up shows to a person with the role. */
export function selectReturn(
  snapshot: MoneySnapshot<Returned, ReturnDraft, ReturnCashTopUpRequest, CashTopUpResult>,
  role: Role | null,
): ReturnView {
  const { draft, subject, wasTried } = snapshot.context;
  return {
    ...selectMoneyAction(snapshot),
    amount: subject.amount,
    reason: draft.text,
    lacksReason: wasTried && returnRequest(draft) === null,
    needsApproval: role !== null && isAllowed('returnCashTopUp', role) === 'with_approval',
  };
}
