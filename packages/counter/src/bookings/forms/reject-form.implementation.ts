import { fieldIssue, line } from '@claypot/domain/flows';
import type { BookingRejectReason, CounterBooking } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';

/** Maximum length of the text for the customer, in characters. */
const TEXT_LENGTH = 500;

/** Reasons for a rejection, in the order of the form. */
export const REJECT_REASONS = [
  'FULL',
  'CLOSED',
  'PARTY_TOO_LARGE',
  'CUSTOMER_CALLED',
  'OTHER',
] as const satisfies readonly BookingRejectReason[];

const fields = v.object({
  reason: v.pipe(
    v.nullable(v.picklist(REJECT_REASONS)),
    v.rawTransform<BookingRejectReason | null, BookingRejectReason>(
      ({ dataset: { value }, addIssue, NEVER }) => {
        if (value !== null) return value;
        addIssue({ message: message('REASON_REQUIRED') });
        return NEVER;
      },
    ),
  ),
  text: line(TEXT_LENGTH),
});

const rejectSchema = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.reason !== 'OTHER' || dataset.value.text !== '') return;
    addIssue(fieldIssue(dataset.value, 'text', message('TEXT_REQUIRED')));
  }),
);

export type RejectBookingValues = v.InferInput<typeof rejectSchema>;

/** Creates the form that rejects a booking. Start it with the booking as `input`. */
export function createRejectBooking({
  api,
  emit,
  random,
}: Pick<CounterRuntime, 'api' | 'emit' | 'random'>) {
  const keys = createPressKeys(random);
  return createForm({
    schema: rejectSchema,
    initial: (_: CounterBooking): RejectBookingValues => ({ reason: null, text: '' }),
    async submit({ reason, text }, signal, { id, revision }) {
      const body = { revision, reason, text: reason === 'OTHER' ? text : null };
      await keys.run([id, revision, reason, text], (key) =>
        api.rejectBooking({ path: { id }, headers: { 'Idempotency-Key': key }, body }, { signal }),
      );
      emit({ type: 'bookings.changed', waiting: null });
    },
  });
}
