/** Status of a reservation, as named in the API contract. */
export type ReservationStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'CANCELLED'
  | 'REJECTED'
  | 'NO_SHOW'
  | 'COMPLETED';

const FOLLOWING: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  PENDING: ['APPROVED', 'CANCELLED', 'REJECTED'],
  // The customer can no longer cancel; the branch does so by rejecting it.
  APPROVED: ['REJECTED', 'NO_SHOW', 'COMPLETED'],
  CANCELLED: [],
  REJECTED: [],
  NO_SHOW: [],
  COMPLETED: [],
};

/**
 * Returns true if a reservation may change from one status to the other. It never returns to an
 * earlier status.
 */
export function mayFollow(from: ReservationStatus, to: ReservationStatus): boolean {
  return FOLLOWING[from].includes(to);
}

/** Returns true if a reservation frees its seats when it enters the status. */
export function freesSeats(status: ReservationStatus): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}
