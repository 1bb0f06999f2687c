import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { readTicket } from '../../counter/ticket-view.ts';

/** Returns an order with everything that staff may need. */
export const ticket: CounterHandler<'ticket'> = (context, { path }) =>
  readTicket(context.db, context, path.id);
