import {
  type BookingFormValues,
  type BookTableView,
  bookTableMachine,
  type ReservationProblem,
  type ReservationRequestView,
  selectBookTable,
  selectReservationRequest,
} from '@claypot/domain/booking';
import { type QueryState, unprovidedKeyedRequest } from '@claypot/domain/machines';
import type { Branch, Reservation, StoreReservationRequest } from '@claypot/sdk';
import { aBranch, aReservation } from '@claypot/testing';
import { type FormSample, formActorIn } from '../../shared/testing/form-samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';

export const NOW = Temporal.ZonedDateTime.from('2026-11-21T12:00[Asia/Kuala_Lumpur]');
const TODAY = NOW.toPlainDate();

const LUNCH = ['11:30', '12:00', '12:30', '13:00'];
const DINNER = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
/** Fully booked days, in days from today. */
const FULL_DAYS = [1, 7];
const FULL_TIMES = ['12:30', '19:00', '19:30'];

/** Two weeks of times, some of them fully booked. */
const DAYS = Array.from({ length: 14 }, (_, ahead) => {
  const times = [...(ahead === 0 ? [] : LUNCH), ...DINNER];
  const isFull = (time: string) => FULL_DAYS.includes(ahead) || FULL_TIMES.includes(time);
  return {
    date: TODAY.add({ days: ahead }).toString(),
    time_list: times.filter((time) => !isFull(time)),
    full_time_list: times.filter(isFull),
  };
});

export const BRANCH = aBranch({ date_dropdown_list: DAYS });

export const FILLED: BookingFormValues = {
  branch_id: BRANCH.id,
  number_of_seats: 4,
  date: TODAY.add({ days: 2 }),
  time: '18:30',
  customer_name: 'Aisyah',
  phone_no: '012-345 6789',
  reminder: true,
  occasion: null,
  note: '',
};

export const BLANK: BookingFormValues = {
  branch_id: BRANCH.id,
  number_of_seats: 2,
  date: TODAY,
  time: null,
  customer_name: '',
  phone_no: '',
  reminder: true,
  occasion: null,
  note: '',
};

interface TableSample {
  /** State of the times query; defaults to `ready`. */
  readonly times?: QueryState;
  readonly branch?: Branch | null;
  /** Party size of the times query; defaults to the form's value. */
  readonly party?: number;
  readonly form?: FormSample<BookingFormValues>;
  readonly is?: 'editing' | 'submitting' | 'done';
}

/** Returns the view of the booking form, with its times query in the given state. */
export function tableIn(sample: TableSample = {}): BookTableView {
  const { times = 'ready', branch = BRANCH, form = { values: FILLED }, is = 'editing' } = sample;
  const { values } = form;
  const number_of_seats = sample.party ?? values.number_of_seats ?? 1;
  const bookable = branch && { branch, number_of_seats };
  const asked = { branch_id: BRANCH.id };
  const machine = withChildren(bookTableMachine, {
    form: formActorIn(is, asked, form),
    times: queryActorIn(times, { ...asked, number_of_seats }, bookable),
  });
  const context = { branch_id: BRANCH.id, number_of_seats, bookable, values };
  return viewOf(machine.resolveState({ value: {}, context }), (snapshot) =>
    selectBookTable(snapshot, NOW),
  );
}

type RequestState =
  | 'sending'
  | { waiting: 'idle' | 'rejected' | 'notMade' | 'done' }
  | { checking: 'querying' | 'unreachable' };

/** Returns the view of a booking request in the given state. */
export function requestIn(
  value: RequestState,
  problem: ReservationProblem | null = null,
): ReservationRequestView {
  const machine = unprovidedKeyedRequest<
    StoreReservationRequest,
    Reservation,
    ReservationProblem
  >();
  const context = {
    attended: true,
    key: null,
    body: null,
    result:
      typeof value === 'object' && 'waiting' in value && value.waiting === 'done'
        ? aReservation()
        : null,
    problem,
    unsettled: false,
    conflict: false,
    attempts: 0,
  };
  return viewOf(machine.resolveState({ value, context }), selectReservationRequest);
}
