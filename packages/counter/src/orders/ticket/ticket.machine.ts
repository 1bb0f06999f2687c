import {
  renewSnapshot,
  unprovidedActor,
  unprovidedCallback,
  unprovidedGuard,
} from '@claypot/domain/flows';
import type { Ticket } from '@claypot/sdk/counter';
import { type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';

export interface TicketInput {
  readonly order_id: string;
}

/** More minutes until an order has to be ready. */
export interface TimeChange extends TicketInput {
  /** 5 to 60. */
  readonly add_minutes: number;
}

export type TicketEvent =
  | { type: 'ADD_MINUTES'; minutes: number }
  /** Closes the result of the change. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  /** The order has changed. */
  | { type: 'REFRESH' };

/** Delay before a failed acknowledgement is repeated, in ms. */
const REPEAT = 5000;

/**
 * One order with all details. Opening it acknowledges a new order, so that the devices of the
 * branch stop ringing.
 */
export const ticketMachine = setup({
  types: {
    context: {} as TicketInput,
    events: {} as TicketEvent,
    input: {} as TicketInput,
    children: {} as {
      ticket: 'ticket';
      changingTime: 'changingTime';
      changes: 'changes';
      acknowledge: 'acknowledge';
    },
  },
  actors: {
    ticket: unprovidedQuery<TicketInput, Ticket>(),
    changingTime: unprovidedMutation<TimeChange, Ticket>(),
    /** Sends REFRESH for each change of the order. */
    changes: unprovidedCallback<TicketEvent, TicketInput>('changes'),
    acknowledge: unprovidedActor<void, TicketInput>('acknowledge'),
  },
  guards: {
    /** True if no person has opened the order before. */
    isNew: unprovidedGuard('isNew'),
  },
  delays: { repeat: REPEAT },
  actions: {
    renew: renewSnapshot(),
    ask: sendTo('ticket', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    addMinutes: sendTo('changingTime', ({ context }, { minutes }: { minutes: number }) => ({
      type: 'RUN' as const,
      input: { order_id: context.order_id, add_minutes: minutes },
    })),
    dismiss: sendTo('changingTime', { type: 'DISMISS' as const }),
  },
}).createMachine({
  id: 'ticket',
  context: ({ input }) => ({ order_id: input.order_id }),
  invoke: [
    {
      src: 'ticket',
      id: 'ticket',
      input: ({ context }) => ({ order_id: context.order_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'changingTime', id: 'changingTime', onSnapshot: { actions: 'renew' } },
    {
      src: 'changes',
      id: 'changes',
      input: ({ context }) => ({ order_id: context.order_id }),
    },
  ],
  on: {
    ADD_MINUTES: { actions: { type: 'addMinutes', params: ({ event }) => event } },
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'acknowledging' }, { target: 'open' }] },
    acknowledging: {
      invoke: {
        src: 'acknowledge',
        id: 'acknowledge',
        input: ({ context }) => ({ order_id: context.order_id }),
        onDone: 'open',
        onError: 'unacknowledged',
      },
    },
    unacknowledged: { after: { repeat: 'acknowledging' } },
    open: {},
  },
});

export type TicketSnapshot = SnapshotFrom<typeof ticketMachine>;
