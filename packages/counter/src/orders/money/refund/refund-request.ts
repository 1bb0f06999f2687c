import type { Cents } from '@claypot/sdk';
import type { BoardLine, RefundRequest, StaffRefundReason, Ticket } from '@claypot/sdk/counter';
import { amountOfLines } from '../action/line-choices.ts';
import type { MoneyDraft, MoneyInput } from '../action/money-action.types.ts';
import { visibleText } from '../action/visible-text.ts';
import type { RefundMissing, RefundPart } from '../views.ts';
import { typedAmount } from './typed-amount.ts';

/** Input of the person. */
export interface RefundDraft extends MoneyDraft<StaffRefundReason> {
  readonly part: RefundPart;
  /** As it was typed, in ringgit. */
  readonly amount: string;
}

/** Reasons in the order of the screen. */
export const REFUND_REASONS: readonly StaffRefundReason[] = [
  'MISSING_ITEM',
  'WRONG_ITEM',
  'QUALITY',
  'LATE',
  'OVERCHARGED',
  'GOODWILL',
  'OTHER',
];

/** Returns the input of a refund. @param ticket as the person sees it */
export function refundInput(ticket: Ticket): MoneyInput<Ticket, RefundDraft> {
  return {
    subject: ticket,
    draft: { part: 'rest', amount: '', reason: null, lineIds: [], text: '' },
  };
}

/** Returns the lines that can be refunded: not refunded yet, and not free. */
export function refundableLines(ticket: Ticket): BoardLine[] {
  return ticket.order.lines.filter(({ id }) => amountOfLines(ticket, [id]) > 0);
}

/** Returns the parts to choose from. Lines are offered if one can be refunded. */
export function refundParts(ticket: Ticket): RefundPart[] {
  return refundableLines(ticket).length > 0 ? ['rest', 'lines', 'amount'] : ['rest', 'amount'];
}

/** Returns the chosen lines that can still be refunded. */
function chosenLines(ticket: Ticket, { lineIds }: RefundDraft): string[] {
  return refundableLines(ticket)
    .map(({ id }) => id)
    .filter((id) => lineIds.includes(id));
}

/** Returns the amount to refund in cents, also if it is too much; null while it is not known. */
export function refundAmount(ticket: Ticket, draft: RefundDraft): Cents | null {
  switch (draft.part) {
    case 'rest':
      return ticket.refunds.refundable;
    case 'lines':
      return amountOfLines(ticket, chosenLines(ticket, draft));
    case 'amount':
      return typedAmount(draft.amount);
  }
}

/** Returns the first missing or invalid input; null if the request is complete. */
export function missingRefundInput(ticket: Ticket, draft: RefundDraft): RefundMissing | null {
  const amount = refundAmount(ticket, draft);
  if (draft.part === 'lines' && chosenLines(ticket, draft).length === 0) return 'lines';
  if (amount === null) return draft.amount.trim() === '' ? 'amount' : 'amount_invalid';
  if (amount === 0 || amount > ticket.refunds.refundable) return 'too_much';
  if (draft.reason === null) return 'reason';
  return draft.reason === 'OTHER' && visibleText(draft.text) === '' ? 'text' : null;
}

/**
 * Returns the request; null if input is missing. It names the amount also for all that is left, so
 * that the refund is what the person saw.
 */
export function refundRequest(ticket: Ticket, draft: RefundDraft): RefundRequest | null {
  const { part, reason, text } = draft;
  if (reason === null || missingRefundInput(ticket, draft) !== null) return null;
  return {
    amount: part === 'lines' ? null : refundAmount(ticket, draft),
    line_ids: part === 'lines' ? chosenLines(ticket, draft) : [],
    reason,
    text: visibleText(text) || null,
  };
}
