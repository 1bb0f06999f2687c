import { cents } from '@claypot/sdk';
import type { CashTopUpRequest, CashTopUpResult, MemberCard } from '@claypot/sdk/counter';
import {
  createMoneyAction,
  type MoneyActionDeps,
} from '../../orders/money/action/money-action.implementation.ts';
import { type Member, type TopUpDraft, topUpRequest, typedAmounts } from './top-up-request.ts';

export interface TopUpDeps extends MoneyActionDeps {
  branch_id: string;
  /** Called with the member after the top-up. */
  onMember: (member: MemberCard) => void;
}

/**
 * Creates the action that tops up a wallet with cash. Above the limits of the day the server asks
 * for a manager.
 */
export function createTopUp({ branch_id, onMember, ...deps }: TopUpDeps) {
  return createMoneyAction<Member, TopUpDraft, CashTopUpRequest, CashTopUpResult>(deps, {
    operation: 'cashTopUp',
    targetOf: ({ id }) => id,
    requestOf: (_, draft) => {
      const request = topUpRequest(draft);
      return request && { branch_id, ...request };
    },
    amountOf: (_, draft) => typedAmounts(draft).amount ?? cents(0),
    bindsAmount: true,
    send: (call, given) => deps.api.cashTopUp(call, given),
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') onMember(outcome.result.member);
    },
  });
}
