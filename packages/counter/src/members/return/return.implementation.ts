import type { CashTopUpResult, MemberCard, ReturnCashTopUpRequest } from '@claypot/sdk/counter';
import {
  createMoneyAction,
  type MoneyActionDeps,
} from '../../orders/money/action/money-action.implementation.ts';
import { type ReturnDraft, type Returned, returnRequest } from './return-request.ts';

export interface ReturnDeps extends MoneyActionDeps {
  branch_id: string;
  /** Called with the member after the return. */
  onMember: (member: MemberCard) => void;
}

/** Creates the action that returns a cash top-up. Cashiers need an approval for its amount. */
export function createReturn({ branch_id, onMember, ...deps }: ReturnDeps) {
  return createMoneyAction<Returned, ReturnDraft, ReturnCashTopUpRequest, CashTopUpResult>(deps, {
    operation: 'returnCashTopUp',
    targetOf: ({ id }) => id,
    requestOf: (_, draft) => {
      const request = returnRequest(draft);
      return request && { branch_id, ...request };
    },
    amountOf: ({ amount }) => amount,
    bindsAmount: true,
    send: (call, given) => deps.api.returnCashTopUp(call, given),
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') onMember(outcome.result.member);
    },
  });
}
