import type { Cents } from '@claypot/sdk';
import { cents } from '@claypot/sdk';
import type { BoardLine, Ticket, UnavailableRequest } from '@claypot/sdk/counter';
import { amountOfLines } from '../action/line-choices.ts';
import type { MoneyDraft, MoneyInput } from '../action/money-action.types.ts';
import { visibleText } from '../action/visible-text.ts';
import type { UnavailableLinesView, UnavailableReason } from '../views.ts';

/** Input of the person. */
export type UnavailableDraft = MoneyDraft<UnavailableReason>;

/** Reasons in the order of the screen. */
export const UNAVAILABLE_REASONS: readonly UnavailableReason[] = ['SOLD_OUT', 'OTHER'];

/** Returns the input of the action, with one line chosen. @param ticket as the person sees it */
export function unavailableInput(
  ticket: Ticket,
  lineId: string,
): MoneyInput<Ticket, UnavailableDraft> {
  return { subject: ticket, draft: { reason: null, lineIds: [lineId], text: '' } };
}

/** Returns the lines that are still available. */
export function availableLines({ order }: Pick<Ticket, 'order'>): BoardLine[] {
  return order.lines.filter(({ is_unavailable }) => !is_unavailable);
}

/** Returns the chosen lines that are still available. */
function chosenLines(ticket: Ticket, { lineIds }: UnavailableDraft): string[] {
  return availableLines(ticket)
    .map(({ id }) => id)
    .filter((id) => lineIds.includes(id));
}

/** Returns true if no line is left, so that the server rejects the order. */
export function endsOrder(ticket: Ticket, draft: UnavailableDraft): boolean {
  return chosenLines(ticket, draft).length === availableLines(ticket).length;
}

/**
 * Returns what the server refunds, in cents: what the lines have cost, at most what is left of the
 * payment; all that is left if the order ends.
 */
export function unavailableAmount(ticket: Ticket, draft: UnavailableDraft): Cents {
  const { refundable } = ticket.refunds;
  if (endsOrder(ticket, draft)) return refundable;
  return cents(Math.min(amountOfLines(ticket, chosenLines(ticket, draft)), refundable));
}

/** Returns the first missing input; null if the request is complete. */
export function missingUnavailableInput(
  ticket: Ticket,
  draft: UnavailableDraft,
): UnavailableLinesView['missing'] {
  if (chosenLines(ticket, draft).length === 0) return 'lines';
  if (draft.reason === null) return 'reason';
  return draft.reason === 'OTHER' && visibleText(draft.text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing. */
export function unavailableRequest(
  ticket: Ticket,
  draft: UnavailableDraft,
): UnavailableRequest | null {
  const { reason, text } = draft;
  if (reason === null || missingUnavailableInput(ticket, draft) !== null) return null;
  return {
    line_ids: chosenLines(ticket, draft),
    reason,
    text: reason === 'OTHER' ? visibleText(text) : null,
  };
}
