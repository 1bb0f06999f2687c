import { type BookingStepName, possibleBookingSteps } from '@claypot/domain/booking-steps';

/** Length of a quarter of an hour, in ms. Moments of the oracle are counts of it since 1970. */
export const QUARTER = 900_000;

/** A booking as the oracle knows it, in quarters of an hour. */
export interface Expected {
  id: string;
  source: 'app' | 'phone' | 'walk_in';
  /** Number of the guest; null for bookings of staff. */
  guest: number | null;
  status: 'PENDING' | 'APPROVED' | 'CANCELLED' | 'REJECTED' | 'NO_SHOW' | 'COMPLETED';
  start: number;
  end: number;
  party: number;
  /** Epoch ms. */
  seatedAt: number | null;
  statusAt: number;
  heldFrom: number | null;
  heldUntil: number | null;
}

export interface ExpectedBlock {
  id: string;
  from: number;
  to: number;
  seats: number;
}

/**
 * Independent model of the seats of one day: sums over bookings and blocks, without the server's
 * code and statements. It predicts the outcome of each request.
 */
export class SeatOracle {
  readonly usual: number;
  readonly bookings: Expected[] = [];
  blocks: ExpectedBlock[] = [];
  daySeats: number | null = null;
  /** Epoch ms. */
  now: number;

  constructor(usual: number, now: number) {
    this.usual = usual;
    this.now = now;
  }

  get present(): number {
    return Math.floor(this.now / QUARTER);
  }

  capacity(quarter: number): number {
    const blocked = this.blocks
      .filter(({ from, to }) => from <= quarter && quarter < to)
      .reduce((sum, { seats }) => sum + seats, 0);
    return Math.max(0, (this.daySeats ?? this.usual) - blocked);
  }

  taken(quarter: number): number {
    return this.bookings
      .filter((booking) => holds(booking, quarter))
      .reduce((sum, { party }) => sum + party, 0);
  }

  /** True if the change of a booking's seats from `before` to `after` is possible. */
  fits(before: Expected | null, after: Pick<Expected, 'start' | 'end' | 'party'>): boolean {
    for (let quarter = Math.max(after.start, this.present); quarter < after.end; quarter += 1) {
      const own = before !== null && holds(before, quarter) ? before.party : 0;
      const isMore = after.party > own;
      if (isMore && this.taken(quarter) - own + after.party > this.capacity(quarter)) return false;
    }
    return true;
  }

  steps({ end, seatedAt, source, start, status, statusAt }: Expected): BookingStepName[] {
    const times = { startsAt: start * QUARTER, endsAt: end * QUARTER };
    return possibleBookingSteps(
      { status, source, seatedAt, statusChangedAt: statusAt, ...times },
      this.now,
    );
  }

  /** Seats taken above the capacity, from the present quarter on. */
  over(): Map<number, number> {
    const all = new Set(
      this.bookings.flatMap(({ start, end, heldFrom }) => range(heldFrom ?? start, end)),
    );
    return new Map(
      [...all]
        .filter((quarter) => quarter >= this.present)
        .map((quarter) => [quarter, Math.max(0, this.taken(quarter) - this.capacity(quarter))]),
    );
  }

  /** Makes a change of the seats unless it makes a quarter fuller. Returns true if it was made. */
  limit(isAccepted: boolean, change: () => void, undo: () => void): boolean {
    const before = this.over();
    change();
    const isFuller = [...this.over()].some(([quarter, over]) => over > (before.get(quarter) ?? 0));
    if (!isFuller || isAccepted) return true;
    undo();
    return false;
  }
}

/** True if a party has seats in a quarter. */
function holds(booking: Expected, quarter: number): boolean {
  const { end, heldFrom, heldUntil, start, status } = booking;
  if (status === 'CANCELLED' || status === 'REJECTED') return false;
  return (heldFrom ?? start) <= quarter && quarter < (heldUntil ?? end);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
