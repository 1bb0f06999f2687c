import type { Branch } from '@claypot/sdk';

/** The largest party that can be asked for at all, whatever the branch. */
export const LARGEST_PARTY = 10_000;

/** How many people a booking is for unless the customer says otherwise. */
export const USUAL_PARTY = 2;

/** Whose times are asked for: a party at a branch. */
export interface PartyAtBranch {
  branch_id: string;
  number_of_seats: number;
}

/** A branch with the times that a party can book; without them while only its record is known. */
export interface BookableBranch {
  branch: Branch;
  /** The party whose times they are. */
  number_of_seats: number;
}

/** Whether a branch takes bookings at all (spec §8). */
export function takesBookings(
  branch: Pick<Branch, 'is_able_reservation' | 'number_of_seats'>,
): boolean {
  return branch.is_able_reservation === 1 && branch.number_of_seats > 0;
}
