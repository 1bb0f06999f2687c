import { LARGEST_PARTY, USUAL_PARTY } from '../times/bookable-branch.ts';
import type { BookingFormValues } from './booking-form.schema.ts';

/** A booking at a branch of which nothing is filled in yet. */
export function blankBooking(branchId: string): BookingFormValues {
  return {
    branch_id: branchId,
    number_of_seats: USUAL_PARTY,
    date: null,
    time: null,
    customer_name: '',
    phone_no: '',
    reminder: true,
  };
}

/** The party as it is filled in; null where that is no number of people that can be asked for. */
export function partyOf({ number_of_seats: seats }: BookingFormValues): number | null {
  const isParty = seats !== null && Number.isInteger(seats) && seats >= 1 && seats <= LARGEST_PARTY;
  return isParty ? seats : null;
}
