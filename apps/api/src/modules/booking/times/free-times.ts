import { type OfferedTime, QUARTER_MILLISECONDS, type Stay } from './offered-times.ts';

/** Free seats per quarter of an hour, by epoch milliseconds. A missing quarter has the usual ones. */
export type FreeSeats = ReadonlyMap<number, number>;

/** A branch's usual seats, and the free seats of quarters that differ from them. */
export interface Room {
  readonly seats: number;
  readonly freeSeats: FreeSeats;
}

/** Returns the quarters of an hour of a stay in epoch milliseconds, ascending, without its end. */
export function quartersOf({ start, end }: Stay): number[] {
  const count = Math.max(0, (end - start) / QUARTER_MILLISECONDS);
  return Array.from({ length: count }, (_, index) => start + index * QUARTER_MILLISECONDS);
}

/** Returns the beginning of the quarter of an hour that contains a moment, in epoch milliseconds. */
export function quarterOf(moment: Temporal.Instant): number {
  const { epochMilliseconds } = moment;
  return Math.floor(epochMilliseconds / QUARTER_MILLISECONDS) * QUARTER_MILLISECONDS;
}

/** Returns true if a party has seats for its whole stay. */
export function hasRoom(stay: Stay, party: number, { seats, freeSeats }: Room): boolean {
  return quartersOf(stay).every((quarter) => party <= (freeSeats.get(quarter) ?? seats));
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
