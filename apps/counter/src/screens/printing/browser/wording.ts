import type { PrintableTicket } from '@claypot/counter/printing';
import { createFormat, type Format } from '@claypot/i18n';
import { TICKET_TEXTS, type TicketTexts } from '@claypot/i18n/tickets';

/** Texts and formats of a ticket. */
export interface Wording {
  readonly texts: TicketTexts;
  readonly format: Format;
}

/** Returns the texts of a ticket, the same as those of a receipt printer. */
export function wordingOf({ language, timeZone }: PrintableTicket): Wording {
  return { texts: TICKET_TEXTS[language], format: createFormat(language, timeZone) };
}

/** Returns how the order is handed over. */
export function methodText({ texts }: Wording, { method }: PrintableTicket['order']): string {
  const names = { delivery: texts.delivery, pickup: texts.pickup, 'dine-in': texts.dineIn };
  return names[method];
}

/** Returns the requested time; asks for the food as soon as possible without one. */
export function requestedText({ texts, format }: Wording, order: PrintableTicket['order']): string {
  return order.requested_at === null
    ? texts.asSoonAsPossible
    : format.dateTime(Temporal.Instant.from(order.requested_at));
}
