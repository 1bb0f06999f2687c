import type { Cents } from '@claypot/sdk';
import type { CashTopUp, CashTopUpRequest, CashTopUpResult } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../orders/money/views.ts';
import {
  changeOf,
  type Member,
  missingTopUpInput,
  type TopUpDraft,
  type TopUpMissing,
  typedAmounts,
} from './top-up-request.ts';

export interface TopUpView extends MoneyActionView {
  /** As typed. */
  readonly amountText: string;
  readonly receivedText: string;
  /** In cents; null if the text is empty or invalid. */
  readonly amount: Cents | null;
  /** Change to give, in cents; null until both amounts are valid. */
  readonly change: Cents | null;
  /** Missing or wrong input after the first try; null if there is none. */
  readonly missing: TopUpMissing | null;
  /** The top-up as the server credited it; null before. */
  readonly credited: CashTopUp | null;
}

export function selectTopUp(
  snapshot: MoneySnapshot<Member, TopUpDraft, CashTopUpRequest, CashTopUpResult>,
): TopUpView {
  const { draft, wasTried } = snapshot.context;
  const output = snapshot.children.request?.getSnapshot().context.output;
  return {
    ...selectMoneyAction(snapshot),
    amountText: draft.amount,
    receivedText: draft.received,
    amount: typedAmounts(draft).amount,
    change: changeOf(draft),
    missing: wasTried ? missingTopUpInput(draft) : null,
    credited: output?.kind === 'done' ? output.result.top_up : null,
  };
}
