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
  // Staff take back a wrong press.
  NO_SHOW: ['APPROVED'],
  COMPLETED: ['APPROVED'],
};

/** Returns true if a reservation may change from one status to the other. */
export function mayFollow(from: ReservationStatus, to: ReservationStatus): boolean {
  return FOLLOWING[from].includes(to);
}

/** Returns true if a reservation frees its seats when it enters the status. */
export function freesSeats(status: ReservationStatus): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}

/** Returns true if a reservation frees the rest of its seats when it enters the status. */
export function freesRest(status: ReservationStatus): boolean {
  return status === 'COMPLETED' || status === 'NO_SHOW';
}
