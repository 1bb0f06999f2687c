import type { Reservation } from '@claypot/sdk';
import * as v from 'valibot';
import { fieldIssue } from '../../machines/form/fields/field-issue.ts';
import { filled, paragraph, personName, plainDate } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import { LARGEST_PARTY, type PartyAtBranch } from '../times/bookable-branch.ts';
import type { VisitSlot } from '../times/visit-slot.ts';

/** Maximum characters of the note. */
export const NOTE_LENGTH = 200;

/** Occasions that a guest can choose. */
export const OCCASIONS = [
  'birthday',
  'anniversary',
  'business',
  'other',
] as const satisfies readonly Occasion[];

export type Occasion = NonNullable<Reservation['occasion']>;

export interface BookingChecks {
  /** True if the branch can seat the party or its seats are unknown. */
  isSeatable: (party: PartyAtBranch) => boolean;
  /** True if a table for the party is left or the times are unknown. */
  isFree: (party: PartyAtBranch, slot: VisitSlot) => boolean;
}

const slotSchema = v.object({
  branch_id: v.string(),
  number_of_seats: v.number(),
  date: plainDate,
  time: v.string(),
});

/**
 * Returns the schema of a table booking (spec §5). Each validation checks the availability again,
 * as the form may have been open for long.
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
    occasion: v.nullable(v.picklist(OCCASIONS)),
    note: paragraph(NOTE_LENGTH),
  });
  return v.pipe(
    entries,
    v.rawCheck(({ addIssue, dataset: { value } }) => {
      // Also reported when other fields are invalid: availability depends on these fields alone.
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
