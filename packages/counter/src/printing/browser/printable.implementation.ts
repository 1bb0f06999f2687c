import { type QueryCache, queryKey } from '@claypot/domain/flows';
import type { Clock, Language } from '@claypot/domain/ports';
import type { CounterSdk } from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import { type PrintableInput, type PrintableTicket, printableTicket } from './printable-ticket.ts';
import type { PrintedTickets } from './printed-tickets.ts';

export interface PrintableDeps {
  /** Clients of the contract, one per language of the responses. */
  readonly apis: Readonly<Record<Language, CounterSdk>>;
  readonly cache: QueryCache;
  readonly clock: Clock;
  /** Language of the headings. */
  readonly language: Language;
  readonly printed: PrintedTickets;
}

/**
 * Creates the query of a ticket that a browser prints. Each load counts as a print, so the next one
 * is a duplicate.
 */
export function createPrintable({ apis, cache, clock, language, printed }: PrintableDeps) {
  const api = apis[language];
  const otherApi = apis[language === 'en' ? 'zh_CN' : 'en'];
  return createQuery<PrintableInput, PrintableTicket>(cache, {
    key: ({ kind, order_id }) => queryKey<PrintableTicket>('printable', kind, order_id),
    async load(input, signal) {
      const path = { id: input.order_id };
      const [session, own, other] = await Promise.all([
        api.session({}, { signal }),
        api.ticket({ path }, { signal }),
        otherApi.ticket({ path }, { signal }),
      ]);
      const content = printableTicket(input, { session, language, own, other });
      const { kind, order_id } = input;
      return {
        ...content,
        printedAt: clock.now(),
        isDuplicate: printed.add({ kind, order_id }),
      };
    },
    notFound: ['NOT_FOUND'],
  });
}
