import { type OfferedTime, QUARTER_MILLISECONDS, type Stay } from './offered-times.ts';

/** Seats taken per quarter of an hour, by epoch milliseconds. A missing quarter has none taken. */
export type TakenSeats = ReadonlyMap<number, number>;

/** A branch's seats, and those already taken. */
export interface Room {
  readonly seats: number;
  readonly takenSeats: TakenSeats;
}

/** Returns the quarters of an hour of a stay in epoch milliseconds, ascending, without its end. */
export function quartersOf({ start, end }: Stay): number[] {
  const count = (end - start) / QUARTER_MILLISECONDS;
  return Array.from({ length: count }, (_, index) => start + index * QUARTER_MILLISECONDS);
}

/** Returns true if a party has seats for its whole stay. */
export function hasRoom(stay: Stay, party: number, { seats, takenSeats: taken }: Room): boolean {
  return quartersOf(stay).every((quarter) => (taken.get(quarter) ?? 0) + party <= seats);
}

/** Returns at most `most` free times that start nearest to a moment, earliest first. */
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
