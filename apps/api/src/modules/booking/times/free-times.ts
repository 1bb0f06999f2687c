import { type OfferedTime, QUARTER_MILLISECONDS, type Stay } from './offered-times.ts';

/** How many seats are taken in a quarter of an hour, by its epoch milliseconds; none that is not named. */
export type TakenSeats = ReadonlyMap<number, number>;

/** A branch's seats and who else has them. */
export interface Room {
  readonly seats: number;
  readonly taken: TakenSeats;
}

/** The quarters of an hour of a stay in epoch milliseconds, in ascending order; its end is not in it. */
export function quartersOf({ start, end }: Stay): number[] {
  const count = (end - start) / QUARTER_MILLISECONDS;
  return Array.from({ length: count }, (_, index) => start + index * QUARTER_MILLISECONDS);
}

/** Whether a party has room for the whole of its stay. */
export function hasRoom(stay: Stay, party: number, { seats, taken }: Room): boolean {
  return quartersOf(stay).every((quarter) => (taken.get(quarter) ?? 0) + party <= seats);
}

/** Of the free times those that begin nearest to a moment, at most so many, earliest first. */
export function nearestTo(
  moment: number,
  free: readonly OfferedTime[],
  most: number,
): OfferedTime[] {
  const distance = ({ start }: OfferedTime) => Math.abs(start - moment);
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => a.start - b.start);
}
