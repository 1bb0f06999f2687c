import { fieldIssue, line, mobileNumber } from '@claypot/domain/flows';
import type { AddBookingRequest } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { hourMinute, party, plainDate, stayMinutes } from './fields.ts';

/** Maximum lengths of the contract, in characters. */
const NAME_LENGTH = 100;
const NOTE_LENGTH = 200;
const NUMBER_LENGTH = 40;

const OCCASIONS = ['', 'birthday', 'anniversary', 'business', 'other'] as const;

const fields = v.object({
  kind: v.picklist(['walk_in', 'phone']),
  number_of_seats: party,
  date: v.string(),
  time: v.string(),
  minutes: stayMinutes,
  customer_name: line(NAME_LENGTH),
  phone_no: line(NUMBER_LENGTH),
  occasion: v.picklist(OCCASIONS),
  note: line(NOTE_LENGTH),
  reminder: v.boolean(),
});

/** A booking by phone needs date, time, name and number. */
const addSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.kind === 'walk_in') return;
    const { value } = dataset;
    if (!v.is(plainDate, value.date)) {
      addIssue(fieldIssue(value, 'date', message('DATE_INVALID')));
    }
    if (!v.is(hourMinute, value.time)) {
      addIssue(fieldIssue(value, 'time', message('TIME_INVALID')));
    }
    if (value.customer_name === '') {
      addIssue(fieldIssue(value, 'customer_name', message('NAME_REQUIRED')));
    }
    const number = v.safeParse(mobileNumber, value.phone_no);
    if (number.success) return;
    const missing = value.phone_no === '';
    addIssue(fieldIssue(value, 'phone_no', message(missing ? 'PHONE_REQUIRED' : 'PHONE_INVALID')));
  }),
);

export type AddBookingValues = v.InferInput<typeof addSchema>;

/** Branch, and values at the start. */
export interface AddBookingInput {
  readonly branch_id: string;
  readonly kind: AddBookingValues['kind'];
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
}

/** Creates the form of a walk-in or a booking by phone. */
export function createAddBooking({
  api,
  emit,
  random,
}: Pick<CounterRuntime, 'api' | 'emit' | 'random'>) {
  const keys = createPressKeys(random);
  return createForm({
    schema: addSchema,
    initial: ({ date, kind, minutes, time }: AddBookingInput): AddBookingValues => ({
      kind,
      number_of_seats: 2,
      date,
      time,
      minutes: String(minutes),
      customer_name: '',
      phone_no: '',
      occasion: '',
      note: '',
      reminder: true,
    }),
    async submit(values, signal, { branch_id }) {
      const body = requestOf(branch_id, values);
      await keys.run([JSON.stringify(body)], (key) =>
        api.addBooking({ headers: { 'Idempotency-Key': key }, body }, { signal }),
      );
      emit({ type: 'bookings.changed', waiting: null });
    },
  });
}

/** Returns the request. A walk-in sits now, and has no phone number. */
function requestOf(branch_id: string, values: v.InferOutput<typeof addSchema>): AddBookingRequest {
  const { customer_name, date, kind, minutes, note, number_of_seats, occasion, time } = values;
  const isWalkIn = kind === 'walk_in';
  return {
    branch_id,
    date: isWalkIn ? null : date,
    time: isWalkIn ? null : time,
    minutes,
    number_of_seats,
    customer_name: customer_name === '' ? null : customer_name,
    phone_no: isWalkIn ? null : values.phone_no,
    occasion: occasion === '' ? null : occasion,
    note: note === '' ? null : note,
    reminder: !isWalkIn && values.reminder,
  };
}
