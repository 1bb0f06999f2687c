import { type Cents, cents } from '@claypot/sdk';
import type { SettleRequest, Ticket } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../action/money-action.types.ts';
import { visibleText } from '../action/visible-text.ts';
import type { SettleAction, SettleRefundView } from '../views.ts';

/** Input of the person. The reason is the action, the text is the note. */
export interface SettleDraft extends MoneyDraft<SettleAction> {
  readonly refundId: string;
}

/** Actions in the order of the screen. */
export const SETTLE_ACTIONS: readonly SettleAction[] = ['retry', 'paid'];

/** Returns the input of the action. @param ticket as the person sees it */
export function settleInput(ticket: Ticket, refundId: string): MoneyInput<Ticket, SettleDraft> {
  return { subject: ticket, draft: { refundId, reason: null, lineIds: [], text: '' } };
}

/** Returns the amount of the refund, in cents. */
export function settledAmount({ refunds }: Ticket, { refundId }: SettleDraft): Cents {
  return refunds.list.find(({ id }) => id === refundId)?.amount ?? cents(0);
}

/** Returns the first missing input; null if the request is complete. */
export function missingSettleInput({ reason, text }: SettleDraft): SettleRefundView['missing'] {
  if (reason === null) return 'reason';
  return reason === 'paid' && visibleText(text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing. */
export function settleRequest(draft: SettleDraft): SettleRequest | null {
  const { reason, text } = draft;
  if (reason === null || missingSettleInput(draft) !== null) return null;
  return { action: reason, note: reason === 'paid' ? visibleText(text) : null };
}
