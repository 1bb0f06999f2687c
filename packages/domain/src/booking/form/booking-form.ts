import { LARGEST_PARTY, USUAL_PARTY } from '../times/bookable-branch.ts';
import type { BookingFormValues } from './booking-form.schema.ts';

/** Returns a blank booking at the branch, with the default party size. */
export function blankBooking(branchId: string): BookingFormValues {
  return {
    branch_id: branchId,
    number_of_seats: USUAL_PARTY,
    date: null,
    time: null,
    customer_name: '',
    phone_no: '',
    reminder: true,
    occasion: null,
    note: '',
  };
}

/** Returns the entered party size; null if it is not an integer from 1 to `LARGEST_PARTY`. */
export function partyOf({ number_of_seats: seats }: BookingFormValues): number | null {
  const isParty = seats !== null && Number.isInteger(seats) && seats >= 1 && seats <= LARGEST_PARTY;
  return isParty ? seats : null;
}
