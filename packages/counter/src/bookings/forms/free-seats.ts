import type { BookingDay } from '@claypot/sdk/counter';

interface WantedStay {
  readonly time: string;
  readonly minutes: number;
  /** Seats that the party has already, which are free for it. */
  readonly own?: { readonly startsAt: string; readonly endsAt: string; readonly party: number };
}

const QUARTER = 15;

/**
 * Returns the largest party that a day has seats for during a stay; null if it is not loaded or the
 * stay lies outside of the shown quarters.
 */
export function freeSeatsDuring(
  day: BookingDay | null,
  { time, minutes, own }: WantedStay,
): number | null {
  const quarters = day?.quarters ?? [];
  const first = quarters.findIndex((quarter) => quarter.time === time);
  const stay = first === -1 ? [] : quarters.slice(first, first + minutes / QUARTER);
  if (stay.length === 0) return null;
  const ownIn = (startsAt: string) => {
    if (own === undefined) return 0;
    const at = Temporal.Instant.from(startsAt);
    const isOwn =
      Temporal.Instant.compare(own.startsAt, at) <= 0 &&
      Temporal.Instant.compare(at, own.endsAt) < 0;
    return isOwn ? own.party : 0;
  };
  return Math.max(
    0,
    Math.min(...stay.map(({ capacity, taken, starts_at }) => capacity - taken + ownIn(starts_at))),
  );
}
