import type { Reservation } from '@claypot/sdk';
import { sendTo, setup } from 'xstate';
import { unprovidedCallback } from '../../machines/base/placeholder.ts';
import { unprovidedMutation } from '../../machines/mutation/mutation.machine.ts';
import { renewSnapshot } from '../../machines/query/child-query.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';

export interface BookingsInput {
  /** Id of the shown booking; null for the list of all bookings. */
  reservation_id: string | null;
}

export type BookingsEvent =
  /** The customer presses Cancel at a booking; the machine asks for confirmation first. */
  | { type: 'CANCEL'; reservation: Reservation }
  | { type: 'CONFIRM' }
  /** Declines the confirmation or dismisses the result. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** The page became visible again or the language changed: the data may be outdated. */
  | { type: 'REFRESH' };

/** Machine that shows all bookings of the customer or one of them, and cancels one. */
export const bookingsMachine = setup({
  types: {
    context: {} as BookingsInput,
    events: {} as BookingsEvent,
    input: {} as BookingsInput,
    children: {} as { shown: 'shown'; cancelling: 'cancelling'; listen: 'listen' },
  },
  actors: {
    shown: unprovidedQuery<BookingsInput, Reservation[]>(),
    cancelling: unprovidedMutation<Reservation, Reservation>(),
    /** Refreshes the bookings on booking events and after the migration of a guest. */
    listen: unprovidedCallback<BookingsEvent>('listen'),
  },
  actions: {
    renew: renewSnapshot(),
    ask: sendTo('shown', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    cancel: sendTo('cancelling', (_, params: { reservation: Reservation }) => ({
      type: 'RUN',
      input: params.reservation,
    })),
    answer: sendTo('cancelling', (_, params: { type: 'CONFIRM' | 'CANCEL' | 'DISMISS' }) => params),
  },
}).createMachine({
  id: 'bookings',
  context: ({ input }) => ({ reservation_id: input.reservation_id }),
  invoke: [
    {
      src: 'shown',
      id: 'shown',
      input: ({ context }) => ({ reservation_id: context.reservation_id }),
      onSnapshot: { actions: 'renew' },
    },
    {
      src: 'cancelling',
      id: 'cancelling',
      onSnapshot: { actions: 'renew' },
    },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    CANCEL: { actions: { type: 'cancel', params: ({ event }) => event } },
    CONFIRM: { actions: { type: 'answer', params: { type: 'CONFIRM' } } },
    DISMISS: { actions: { type: 'answer', params: { type: 'DISMISS' } } },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});
