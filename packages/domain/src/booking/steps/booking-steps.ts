/** Steps that staff take with a booking at the counter. */
export type BookingStepName = 'approve' | 'seat' | 'complete' | 'no_show' | 'undo';

/** Times in epoch milliseconds. */
export interface StepBooking {
  readonly status: string;
  readonly source: 'app' | 'phone' | 'walk_in';
  readonly startsAt: number;
  readonly endsAt: number;
  /** When the party sat down; null before. */
  readonly seatedAt: number | null;
  readonly statusChangedAt: number;
}

const MINUTE = 60_000;
/** Minutes in which a press can be taken back. */
export const UNDO_MINUTES = 30;
/** Minutes before its time at which a party can sit down at the earliest. */
export const EARLY_MINUTES = 120;

/**
 * Returns the steps that are possible now, the usual one first. Server and counter offer the same.
 * @param now epoch milliseconds
 */
export function possibleBookingSteps(booking: StepBooking, now: number): BookingStepName[] {
  const { endsAt, seatedAt, source, startsAt, status, statusChangedAt } = booking;
  if (status === 'PENDING') return now < endsAt ? ['approve'] : [];
  if (status === 'NO_SHOW' || status === 'COMPLETED') return undoAfter(statusChangedAt, now);
  if (status !== 'APPROVED') return [];
  if (seatedAt !== null) {
    return source === 'walk_in' ? ['complete'] : ['complete', ...undoAfter(seatedAt, now)];
  }
  const mayArrive = now >= startsAt - EARLY_MINUTES * MINUTE && now < endsAt;
  const hasBegun = now >= startsAt;
  return [
    ...(mayArrive ? (['seat'] as const) : []),
    ...(hasBegun ? (['no_show', 'complete'] as const) : []),
  ];
}

function undoAfter(pressedAt: number, now: number): BookingStepName[] {
  return now - pressedAt <= UNDO_MINUTES * MINUTE ? ['undo'] : [];
}

/** Returns true if the branch can reject the booking because no party sits at its table. */
export function canRejectBooking({ seatedAt, status }: StepBooking): boolean {
  return status === 'PENDING' || (status === 'APPROVED' && seatedAt === null);
}

/** Returns true if time, length and party of the booking can change. */
export function canMoveBooking({ status }: Pick<StepBooking, 'status'>): boolean {
  return status === 'PENDING' || status === 'APPROVED';
}
