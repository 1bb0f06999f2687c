import type { Cents } from '@claypot/sdk';
import type { PayBillRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { typedAmount } from '../../../orders/money/refund/typed-amount.ts';
import { type Payable, restOf } from '../../shared/payable.ts';

/** Numbers of slips, as the contract allows them. */
const REFERENCE = /^[A-Za-z0-9 /-]{1,40}$/;

export interface CardDraft extends MoneyDraft<never> {
  /** As typed, in ringgit; empty for all that is left. */
  readonly amount: string;
  /** Number on the slip of the terminal; empty for none. */
  readonly reference: string;
  /**
   * - `entering`: the person enters the amount.
   * - `charging`: the terminal charges the card. Nothing is recorded before its answer.
   * - `declined`: the terminal declined the card.
   */
  readonly terminal: 'entering' | 'charging' | 'declined';
}

export type CardMissing = 'amount' | 'too_much' | 'reference';

export function cardInput(subject: Payable): MoneyInput<Payable, CardDraft> {
  return {
    subject,
    draft: {
      reason: null,
      lineIds: [],
      text: '',
      amount: '',
      reference: '',
      terminal: 'entering',
    },
  };
}

/** Returns the amount in cents; null for an invalid text. */
export function cardAmount(payable: Payable, { amount }: CardDraft): Cents | null {
  return amount.trim() === '' ? restOf(payable).left : typedAmount(amount);
}

/** Returns the first input that is missing or wrong; null if the terminal can charge. */
export function missingCardInput(payable: Payable, draft: CardDraft): CardMissing | null {
  const amount = cardAmount(payable, draft);
  if (amount === null) return 'amount';
  if (amount > restOf(payable).left) return 'too_much';
  const reference = draft.reference.trim();
  return reference === '' || REFERENCE.test(reference) ? null : 'reference';
}

/** Returns the request; null before the terminal has charged the card, or if input is wrong. */
export function cardRequest(payable: Payable, draft: CardDraft): PayBillRequest | null {
  const amount = cardAmount(payable, draft);
  if (draft.terminal !== 'charging' || amount === null) return null;
  if (missingCardInput(payable, draft) !== null) return null;
  return {
    left: restOf(payable).left,
    share: payable.share,
    payment: { method: 'card', amount, terminal_reference: draft.reference.trim() || null },
  };
}
