import { type Cents, cents } from '@claypot/sdk';
import type { AskMemberRequest, PayBillRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../../orders/money/action/money-action.types.ts';
import { typedAmount } from '../../../orders/money/refund/typed-amount.ts';
import { offerOf, type Payable, restOf } from '../../shared/payable.ts';

/** Codes with a space between the groups, as the phone shows them. */
const CODE = /^\d{6}$/;

export interface WalletDraft extends MoneyDraft<never> {
  /** `offer`: the wallet pays the Family Day total. */
  readonly pays: 'offer' | 'amount';
  /** As typed, in ringgit; empty for as much as possible. */
  readonly amount: string;
  /** The member's one-time code, as typed. */
  readonly code: string;
  /** Way in which the member agrees. */
  readonly by: 'code' | 'phone';
}

export type WalletMissing = 'amount' | 'too_much' | 'wallet_too_low' | 'code';

/** `pay`: with the one-time code. `ask`: the member answers on the phone. */
export type WalletRequest =
  | { readonly kind: 'pay'; readonly body: PayBillRequest }
  | { readonly kind: 'ask'; readonly body: AskMemberRequest };

export function walletInput(subject: Payable): MoneyInput<Payable, WalletDraft> {
  return {
    subject,
    draft: {
      reason: null,
      lineIds: [],
      text: '',
      pays: offerOf(subject) === null ? 'amount' : 'offer',
      amount: '',
      code: '',
      by: 'code',
    },
  };
}

/** Returns true if the wallet pays the Family Day total. */
export function paysOffer(payable: Payable, { pays }: WalletDraft): boolean {
  return pays === 'offer' && offerOf(payable) !== null;
}

/** Returns the amount in cents; null for an invalid text, or if the wallet is empty. */
export function walletAmount(payable: Payable, draft: WalletDraft): Cents | null {
  if (paysOffer(payable, draft)) return offerOf(payable);
  if (draft.amount.trim() !== '') return typedAmount(draft.amount);
  const most = Math.min(restOf(payable).left, payable.bill.member?.wallet ?? 0);
  return most > 0 ? cents(most) : null;
}

/** Returns the first input that is missing or wrong; null if the request can be sent. */
export function missingWalletInput(payable: Payable, draft: WalletDraft): WalletMissing | null {
  const amount = walletAmount(payable, draft);
  if (amount === null) return 'amount';
  if (!paysOffer(payable, draft) && amount > restOf(payable).left) return 'too_much';
  if (amount > (payable.bill.member?.wallet ?? 0)) return 'wallet_too_low';
  return draft.by === 'phone' || CODE.test(digitsOf(draft.code)) ? null : 'code';
}

/** Returns the request; null if input is missing or wrong. */
export function walletRequest(payable: Payable, draft: WalletDraft): WalletRequest | null {
  const amount = walletAmount(payable, draft);
  if (amount === null || missingWalletInput(payable, draft) !== null) return null;
  const left = paysOffer(payable, draft) ? amount : restOf(payable).left;
  const { share } = payable;
  if (draft.by === 'phone') {
    return { kind: 'ask', body: { left, share, ask: { kind: 'wallet', amount } } };
  }
  const payment = { method: 'wallet' as const, amount, code: digitsOf(draft.code) };
  return { kind: 'pay', body: { left, share, payment } };
}

function digitsOf(code: string): string {
  return code.replace(/\s/g, '');
}
