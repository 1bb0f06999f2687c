import type { Cents } from '@claypot/sdk';
import type { Bill, PayBillRequest } from '@claypot/sdk/counter';
import {
  type MoneySnapshot,
  selectMoneyAction,
} from '../../../orders/money/action/money-action.selectors.ts';
import type { MoneyActionView } from '../../../orders/money/views.ts';
import { type Payable, restOf } from '../../shared/payable.ts';
import { type CardDraft, type CardMissing, cardAmount, missingCardInput } from './card-request.ts';

export interface CardView extends MoneyActionView {
  /** Rest to pay, in cents. */
  readonly left: Cents;
  /** As typed; empty for all that is left. */
  readonly amountText: string;
  /** In cents; null for an invalid text. */
  readonly amount: Cents | null;
  readonly reference: string;
  readonly terminal: CardDraft['terminal'];
  /** False if the terminal must not charge, because input is wrong. */
  readonly canCharge: boolean;
  /** Missing or wrong input after a press; null if there is none. */
  readonly missing: CardMissing | null;
}

export function selectCard(
  snapshot: MoneySnapshot<Payable, CardDraft, PayBillRequest, Bill>,
): CardView {
  const { draft, subject, wasTried } = snapshot.context;
  const missing = missingCardInput(subject, draft);
  return {
    ...selectMoneyAction(snapshot),
    left: restOf(subject).left,
    amountText: draft.amount,
    amount: cardAmount(subject, draft),
    reference: draft.reference,
    terminal: draft.terminal,
    canCharge: missing === null,
    missing: wasTried ? missing : null,
  };
}
