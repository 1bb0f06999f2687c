import type { Reservation, StoreReservationRequest } from '@claypot/sdk';
import { fromCallback, sendTo } from 'xstate';
import {
  type KeyedRequestSnapshot,
  selectKeyedRequest,
} from '../../machines/keyed-request/keyed-request.selectors.ts';
import type { KeyedRequestEvent } from '../../machines/keyed-request/keyed-request.types.ts';
import type { Clock } from '../../ports/ports.ts';
import { createBookingForm } from '../form/booking-form.implementation.ts';
import type { ContactDefaultsDeps } from '../form/contact.ts';
import type { ReservationProblem } from '../request/reservation-problem.ts';
import {
  type BookableBranchDeps,
  bookableKey,
  createBookableBranch,
} from '../times/bookable-branch.implementation.ts';
import type { PartyAtBranch } from '../times/bookable-branch.ts';
import { type BookableDay, bookableDays, firstDay, isFree } from '../times/bookable-days.ts';
import { type BookTableEvent, bookTableMachine } from './book-table.machine.ts';

export interface BookTableDeps extends BookableBranchDeps, ContactDefaultsDeps {
  clock: Clock;
  /** Time zone of the company. */
  zone: () => string;
  request: {
    send(event: KeyedRequestEvent<StoreReservationRequest>): void;
    getSnapshot(): KeyedRequestSnapshot<Reservation, ReservationProblem>;
    subscribe(listener: () => void): { unsubscribe(): void };
  };
}

/** Creates the booking machine with its form, its times and its request. */
export function createBookTable(deps: BookTableDeps) {
  const { cache, clock, request, zone } = deps;
  const now = () => clock.now().toZonedDateTimeISO(zone());
  const cachedBranch = (party: PartyAtBranch) => cache.peek(bookableKey(party))?.branch;
  /** Returns the bookable days for the party; null if they are not cached. */
  const daysFor = (party: PartyAtBranch): BookableDay[] | null => {
    const branch = cachedBranch(party);
    return branch === undefined ? null : bookableDays(branch, now());
  };

  return bookTableMachine.provide({
    actors: {
      form: createBookingForm({
        ...deps,
        isSeatable: (party) =>
          party.number_of_seats <= (cachedBranch(party)?.number_of_seats ?? party.number_of_seats),
        isFree: (party, slot) => {
          const days = daysFor(party);
          return days === null || isFree(days, slot);
        },
        send: (body) => request.send({ type: 'SEND', body }),
      }),
      times: createBookableBranch(deps),
      attend: fromCallback<BookTableEvent>(({ sendBack }) => {
        request.send({ type: 'OPEN' });
        let { stage } = selectKeyedRequest(request.getSnapshot());
        const { unsubscribe } = request.subscribe(() => {
          const before = stage;
          stage = selectKeyedRequest(request.getSnapshot()).stage;
          // Another customer may have taken the time: reload the times after a rejection.
          if (stage === 'rejected' && before !== 'rejected') sendBack({ type: 'REFRESH' });
        });
        return () => {
          unsubscribe();
          request.send({ type: 'CLOSE' });
        };
      }),
    },
    guards: {
      needsDay: ({ context: { values } }, { bookable }) => {
        const days = bookable === null ? [] : bookableDays(bookable.branch, now());
        const isShown = days.some(({ date }) => values.date?.equals(date));
        // A chosen time that has passed stays selected, so that the customer sees that it has.
        return days.length > 0 && !isShown && values.time === null;
      },
      isTimeFree: ({ context: { bookable, values } }, { date }) =>
        bookable !== null &&
        values.time !== null &&
        isFree(bookableDays(bookable.branch, now()), { date, time: values.time }),
    },
    actions: {
      setFirstDay: sendTo('form', ({ context: { bookable } }) => ({
        type: 'CHANGE',
        change: {
          field: 'date',
          value: bookable && firstDay(bookableDays(bookable.branch, now())),
        },
      })),
      dismiss: () => request.send({ type: 'DISMISS' }),
    },
  });
}
