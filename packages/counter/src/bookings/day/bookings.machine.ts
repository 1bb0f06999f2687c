import type { BookingStepName } from '@claypot/domain/booking-steps';
import { renewSnapshot, unprovidedAction, unprovidedCallback } from '@claypot/domain/flows';
import type { BookingDay, BookingDayRequest, CounterBooking } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';

/** A step with the booking as the person saw it. */
export interface StepInput {
  booking: CounterBooking;
  step: BookingStepName;
}

export interface BookingsInput extends BranchInput {
  /** Day that the screen shows first; null is today. */
  date: string | null;
  /** Id of a booking. Its details open once the day is loaded; null for none. */
  wanted: string | null;
}

export interface BookingsContext extends BookingsInput {
  /** Booking with open details, as it was last seen. */
  open: CounterBooking | null;
}

export type BookingsEvent =
  | { type: 'DATE'; date: string | null }
  | { type: 'OPEN'; booking: CounterBooking }
  | { type: 'CLOSE' }
  | { type: 'STEP'; booking: CounterBooking; step: BookingStepName }
  /** A form has changed or added a booking. */
  | { type: 'CHANGED'; booking: CounterBooking }
  /** Closes the result of a step. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** Bookings of a branch on a date. The branch's stream keeps them current. */
export const bookingsMachine = setup({
  types: {
    context: {} as BookingsContext,
    events: {} as BookingsEvent,
    input: {} as BookingsInput,
    children: {} as { day: 'day'; step: 'step'; listen: 'listen' },
  },
  actors: {
    day: unprovidedQuery<BookingDayRequest, BookingDay>(),
    step: unprovidedMutation<StepInput, CounterBooking>(),
    /** Sends `REFRESH` when bookings or seats changed. */
    listen: unprovidedCallback<BookingsEvent>('listen'),
  },
  actions: {
    setDate: assign((_, { date }: { date: string | null }) => ({ date })),
    open: assign((_, { booking }: { booking: CounterBooking | null }) => ({
      open: booking,
      wanted: null,
    })),
    openWanted: assign(({ context }, { day }: { day: BookingDay | null }) => {
      const booking = day?.bookings.find(({ id }) => id === context.wanted);
      return booking === undefined ? {} : { open: booking, wanted: null };
    }),
    /** Keeps the details current, if they are of this booking. */
    update: assign(({ context }, { booking }: { booking: CounterBooking }) =>
      context.open?.id === booking.id ? { open: booking } : {},
    ),
    load: sendTo('day', ({ context: { branch_id, date } }) => ({
      type: 'SET_INPUT',
      input: { branch_id, date },
    })),
    ask: sendTo('day', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    step: sendTo('step', (_, input: StepInput) => ({ type: 'RUN', input })),
    dismiss: sendTo('step', { type: 'DISMISS' }),
    /** Sets the server's clock by the time of the day. */
    correctClock: unprovidedAction<{ day: BookingDay | null }>('correctClock'),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'bookings',
  context: ({ input }) => ({ ...input, open: null }),
  invoke: [
    {
      src: 'day',
      id: 'day',
      input: ({ context: { branch_id, date } }) => ({ branch_id, date }),
      onSnapshot: {
        actions: [
          {
            type: 'correctClock',
            params: ({ event }) => ({ day: event.snapshot.context.data }),
          },
          {
            type: 'openWanted',
            params: ({ event }) => ({ day: event.snapshot.context.data }),
          },
          'renew',
        ],
      },
    },
    { src: 'step', id: 'step', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    DATE: { actions: [{ type: 'setDate', params: ({ event }) => event }, 'load'] },
    OPEN: { actions: ['dismiss', { type: 'open', params: ({ event }) => event }] },
    CLOSE: { actions: ['dismiss', { type: 'open', params: { booking: null } }] },
    STEP: {
      actions: {
        type: 'step',
        params: ({ event: { booking, step } }) => ({ booking, step }),
      },
    },
    CHANGED: {
      actions: [
        { type: 'update', params: ({ event }) => event },
        { type: 'ask', params: { type: 'REFRESH' } },
      ],
    },
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});

export type BookingsSnapshot = SnapshotFrom<typeof bookingsMachine>;
