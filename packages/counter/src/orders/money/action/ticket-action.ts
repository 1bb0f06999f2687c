import type { Ticket } from '@claypot/sdk/counter';
import type { TicketSnapshot } from '../../ticket/ticket.machine.ts';
import { ticketData } from '../../ticket/ticket.selectors.ts';
import type { MoneyActionOptions } from './money-action.implementation.ts';
import type { MoneyDraft } from './money-action.types.ts';
import { createOrderAction, type OrderActionDeps } from './order-action.ts';

export interface TicketActionDeps extends OrderActionDeps {
  /** The open ticket of the order. */
  ticket: {
    getSnapshot(): TicketSnapshot;
    subscribe(listener: (snapshot: TicketSnapshot) => void): { unsubscribe(): void };
    send(event: { type: 'REFRESH' }): void;
  };
}

/**
 * Creates an action that refunds money of an open ticket. It follows the ticket, so that amounts
 * are what is left now, and reloads it after each response.
 */
export function createTicketAction<TDraft extends MoneyDraft, TRequest>(
  { ticket, ...deps }: TicketActionDeps,
  options: Omit<MoneyActionOptions<Ticket, TDraft, TRequest>, 'follow' | 'onOutcome'>,
) {
  return createOrderAction<Ticket, TDraft, TRequest>(deps, {
    ...options,
    follow: (listener) => {
      let known = ticketData(ticket.getSnapshot());
      const { unsubscribe } = ticket.subscribe((snapshot) => {
        const data = ticketData(snapshot);
        if (data === null || data === known) return;
        known = data;
        listener(data);
      });
      return unsubscribe;
    },
    onOutcome: () => ticket.send({ type: 'REFRESH' }),
  });
}
