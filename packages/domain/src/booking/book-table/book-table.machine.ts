import { assign, sendTo, setup } from 'xstate';
import {
  unprovidedAction,
  unprovidedCallback,
  unprovidedGuard,
} from '../../machines/base/placeholder.ts';
import { createFormMachine } from '../../machines/form/form.machine.ts';
import type { FieldChange } from '../../machines/form/form.types.ts';
import { unprovidedQuery } from '../../machines/query/query.machine.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import type { BookingFormValues } from '../form/booking-form.schema.ts';
import { blankBooking, partyOf } from '../form/booking-form.ts';
import type { BookableBranch, PartyAtBranch } from '../times/bookable-branch.ts';
import type { VisitSlot } from '../times/visit-slot.ts';

export interface BookTableInput {
  branch_id: string;
}

export interface BookTableContext extends BookTableInput {
  /** Latest valid party size entered. The times are requested for it. */
  number_of_seats: number;
  /** Latest loaded branch, with its times once they are loaded. */
  bookable: BookableBranch | null;
  values: BookingFormValues;
}

export type BookTableEvent =
  | { type: 'CHANGE'; change: FieldChange<BookingFormValues> }
  /** Selects another day. The chosen time stays if it is free on that day. */
  | { type: 'CHOOSE_DAY'; date: Temporal.PlainDate }
  | { type: 'CHOOSE_TIME'; slot: VisitSlot }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  /** The page became visible again or the language changed: the data may be outdated. */
  | { type: 'REFRESH' };

/**
 * Machine of the table booking page: the form and the times available for the party. The times are
 * polled, because others book too. When the customer submits a valid form, the reservation request
 * (`app.reservation`) takes over.
 */
export const bookTableMachine = setup({
  types: {
    context: {} as BookTableContext,
    events: {} as BookTableEvent,
    input: {} as BookTableInput,
    children: {} as { form: 'form'; times: 'times'; attend: 'attend' },
  },
  actors: {
    form: createFormMachine<BookingFormValues, BookTableInput>(({ branch_id }) =>
      blankBooking(branch_id),
    ),
    times: unprovidedQuery<PartyAtBranch, BookableBranch>(),
    /**
     * Marks the request as attended while the page is open, and reloads the times when it is
     * rejected.
     */
    attend: unprovidedCallback<BookTableEvent>('attend'),
  },
  guards: {
    /**
     * True if there are bookable days, the chosen date is not one of them and no time is chosen.
     */
    needsDay: unprovidedGuard<{ bookable: BookableBranch | null }>('needsDay'),
    isTimeFree: unprovidedGuard<{ date: Temporal.PlainDate }>('isTimeFree'),
  },
  actions: {
    know: assign({
      bookable: ({ context }, { bookable }: { bookable: BookableBranch | null }) =>
        // Keep the previous times until newer ones load, even those of another party size.
        bookable?.branch.date_dropdown_list === undefined
          ? (context.bookable ?? bookable)
          : bookable,
    }),
    follow: assign((_, { values }: { values: BookingFormValues }) => ({ values })),
    takeParty: assign({
      number_of_seats: ({ context }) => partyOf(context.values) ?? context.number_of_seats,
    }),
    askForParty: sendTo('times', ({ context: { branch_id, number_of_seats } }) => ({
      type: 'SET_INPUT',
      input: { branch_id, number_of_seats },
    })),
    ask: sendTo('times', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    change: sendTo('form', (_, params: { change: FieldChange<BookingFormValues> }) => ({
      type: 'CHANGE',
      change: params.change,
    })),
    submit: sendTo('form', { type: 'SUBMIT' }),
    setDate: sendTo('form', (_, params: { date: Temporal.PlainDate }) => ({
      type: 'CHANGE',
      change: { field: 'date', value: params.date },
    })),
    setTime: sendTo('form', (_, params: { time: string | null }) => ({
      type: 'CHANGE',
      change: { field: 'time', value: params.time },
    })),
    setFirstDay: unprovidedAction('setFirstDay'),
    /** Dismisses the server's response for the previous time. */
    dismiss: unprovidedAction('dismiss'),
  },
}).createMachine({
  id: 'bookTable',
  context: ({ input: { branch_id } }) => {
    const values = blankBooking(branch_id);
    return { branch_id, number_of_seats: partyOf(values) ?? 1, bookable: null, values };
  },
  invoke: [
    {
      src: 'form',
      id: 'form',
      input: ({ context: { branch_id } }) => ({ branch_id }),
      onSnapshot: {
        actions: [
          { type: 'follow', params: ({ event }) => event.snapshot.context },
          'takeParty',
          'askForParty',
        ],
      },
    },
    {
      src: 'times',
      id: 'times',
      input: ({ context: { branch_id, number_of_seats } }) => ({ branch_id, number_of_seats }),
      onSnapshot: [
        {
          guard: {
            type: 'needsDay',
            params: ({ event }) => ({ bookable: selectQuery(event.snapshot).data }),
          },
          actions: [
            {
              type: 'know',
              params: ({ event }) => ({ bookable: selectQuery(event.snapshot).data }),
            },
            'setFirstDay',
          ],
        },
        {
          actions: {
            type: 'know',
            params: ({ event }) => ({ bookable: selectQuery(event.snapshot).data }),
          },
        },
      ],
    },
    { src: 'attend', id: 'attend' },
  ],
  on: {
    CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
    CHOOSE_DAY: [
      {
        guard: { type: 'isTimeFree', params: ({ event }) => event },
        actions: ['dismiss', { type: 'setDate', params: ({ event }) => event }],
      },
      {
        actions: [
          'dismiss',
          { type: 'setDate', params: ({ event }) => event },
          { type: 'setTime', params: { time: null } },
        ],
      },
    ],
    CHOOSE_TIME: {
      actions: [
        'dismiss',
        { type: 'setDate', params: ({ event }) => event.slot },
        { type: 'setTime', params: ({ event }) => event.slot },
      ],
    },
    SUBMIT: { actions: 'submit' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});
