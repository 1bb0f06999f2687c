import type { Branch } from '@claypot/sdk';

/** Maximum party size that a request accepts, for any branch. */
export const LARGEST_PARTY = 10_000;

/** Default party size. */
export const USUAL_PARTY = 2;

export interface PartyAtBranch {
  branch_id: string;
  number_of_seats: number;
}

/**
 * Branch with the times for a party. The times are missing while only the branch's record is
 * loaded.
 */
export interface BookableBranch {
  branch: Branch;
  /** Party size that the times are for. */
  number_of_seats: number;
}

/** Returns true if the branch takes bookings (spec §8). */
export function takesBookings(
  branch: Pick<Branch, 'is_able_reservation' | 'number_of_seats'>,
): boolean {
  return branch.is_able_reservation === 1 && branch.number_of_seats > 0;
}
