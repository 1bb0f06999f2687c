import * as v from 'valibot';
import { fieldIssue } from '../../machines/form/fields/field-issue.ts';
import { filled, personName, plainDate } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { LARGEST_PARTY, type PartyAtBranch } from '../times/bookable-branch.ts';
import type { VisitSlot } from '../times/visit-slot.ts';

export interface BookingChecks {
  /** Whether the branch can seat the party, as far as is known. */
  isSeatable: (party: PartyAtBranch) => boolean;
  /** Whether a table for the party is left, as far as is known. */
  isFree: (party: PartyAtBranch, slot: VisitSlot) => boolean;
}

const slotSchema = v.object({
  branch_id: v.string(),
  number_of_seats: v.number(),
  date: plainDate,
  time: v.string(),
});

/**
 * A table to book (spec §5). Whether the branch has one is asked at each check: the customer may
 * have had the form open for long.
 */
export const bookingFormSchema = ({ isFree, isSeatable }: BookingChecks) => {
  const entries = v.object({
    branch_id: v.string(),
    number_of_seats: v.pipe(
      filled(v.number(), 'NUMBER_OF_GUEST_REQUIRED'),
      v.integer(message('NUMBER_OF_GUEST_TOO_SMALL')),
      v.minValue(1, message('NUMBER_OF_GUEST_TOO_SMALL')),
      v.maxValue(LARGEST_PARTY, message('NUMBER_OF_GUEST_TOO_LARGE')),
    ),
    date: filled(plainDate, 'DATE_REQUIRED'),
    time: filled(v.string(), 'TIME_REQUIRED'),
    customer_name: personName('NAME_REQUIRED'),
    phone_no: mobileNumber,
    reminder: v.boolean(),
  });
  return v.pipe(
    entries,
    v.rawCheck(({ addIssue, dataset: { value } }) => {
      // Said together with what is wrong elsewhere: the times hang on these fields alone.
      if (!v.is(slotSchema, value)) return;
      if (!isSeatable(value)) {
        addIssue(fieldIssue(value, 'number_of_seats', message('NUMBER_OF_GUEST_TOO_LARGE')));
      } else if (!isFree(value, value)) {
        addIssue(fieldIssue(value, 'time', message('TIME_UNAVAILABLE')));
      }
    }),
  );
};

export type BookingFormValues = v.InferInput<ReturnType<typeof bookingFormSchema>>;
