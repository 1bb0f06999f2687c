import { type OfferedTime, QUARTER_MILLISECONDS } from './offered-times.ts';

/** How many seats are taken in a quarter of an hour, by its epoch milliseconds; none that is not named. */
export type TakenSeats = ReadonlyMap<number, number>;

/** A branch's seats and who else has them. */
export interface Room {
  readonly seats: number;
  readonly taken: TakenSeats;
}

/** The quarters of an hour of a stay in epoch milliseconds, in ascending order; its end is not in it. */
export function quartersOf({ starts, ends }: Pick<OfferedTime, 'starts' | 'ends'>): number[] {
  const first = starts.epochMilliseconds;
  const count = (ends.epochMilliseconds - first) / QUARTER_MILLISECONDS;
  return Array.from({ length: count }, (_, index) => first + index * QUARTER_MILLISECONDS);
}

/** Whether a party has room for the whole of its stay. */
export function hasRoom(
  offered: Pick<OfferedTime, 'starts' | 'ends'>,
  party: number,
  { seats, taken }: Room,
): boolean {
  return quartersOf(offered).every((quarter) => (taken.get(quarter) ?? 0) + party <= seats);
}

/** Of the free times those nearest to a moment, at most so many, earliest first. */
export function nearestTo(
  moment: Temporal.Instant,
  free: readonly OfferedTime[],
  most: number,
): OfferedTime[] {
  const distance = ({ starts }: OfferedTime) =>
    Math.abs(starts.epochMilliseconds - moment.epochMilliseconds);
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => Temporal.Instant.compare(a.starts, b.starts));
}
