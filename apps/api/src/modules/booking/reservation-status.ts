/** How a booking stands, in the words of the contract. */
export type ReservationStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'CANCELLED'
  | 'REJECTED'
  | 'NO_SHOW'
  | 'COMPLETED';

const FOLLOWING: Readonly<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  PENDING: ['APPROVED', 'CANCELLED', 'REJECTED'],
  // The customer can no longer cancel it: the branch does, and that is a rejection.
  APPROVED: ['REJECTED', 'NO_SHOW', 'COMPLETED'],
  CANCELLED: [],
  REJECTED: [],
  NO_SHOW: [],
  COMPLETED: [],
};

/** May a booking go from one status to the other? It never goes back and never stands still. */
export function mayFollow(from: ReservationStatus, to: ReservationStatus): boolean {
  return FOLLOWING[from].includes(to);
}

/** Whether a booking that comes to stand so gives its seats back: nobody will sit on them. */
export function freesSeats(status: ReservationStatus): boolean {
  return status === 'CANCELLED' || status === 'REJECTED';
}
