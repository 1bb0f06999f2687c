import type { BookingStepName } from '@claypot/domain/booking-steps';
import fc from 'fast-check';

/** Seats of the branch in a run. */
export const SEATS = 8;

/** Something that a customer, staff or the clock does. Bookings and blocks are chosen by index. */
export type Deed =
  | { does: 'book'; party: number; time: string }
  | { does: 'cancel'; which: number }
  | { does: 'add'; party: number; time: string | null; minutes: number }
  | { does: 'step'; which: number; step: BookingStepName }
  | { does: 'reject'; which: number }
  | { does: 'move'; which: number; time: string; minutes: number; party: number }
  | { does: 'block'; time: string; endTime: string; seats: number | null; accept: boolean }
  | { does: 'unblock'; which: number }
  | { does: 'seats'; seats: number | null; accept: boolean }
  | { does: 'wait'; minutes: number };

const which = fc.nat({ max: 20 });
const party = fc.integer({ min: 1, max: SEATS });
const wallTime = (first: number, last: number) =>
  fc.integer({ min: first * 4, max: last * 4 }).map(toTime);
const minutes = fc.constantFrom(30, 60, 90, 120);

export const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      party,
      time: fc.constantFrom('13:30', '14:00', '15:00', '15:30'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      party,
      time: fc.option(wallTime(12, 16), { nil: null }),
      minutes,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('step' as const),
      which,
      step: fc.constantFrom<BookingStepName>('approve', 'seat', 'complete', 'no_show', 'undo'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reject' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      which,
      time: wallTime(12, 17),
      minutes,
      party,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('block' as const),
      time: wallTime(12, 15),
      endTime: wallTime(16, 18),
      seats: fc.option(fc.integer({ min: 1, max: SEATS }), { nil: null }),
      accept: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('unblock' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('seats' as const),
      seats: fc.option(fc.integer({ min: 0, max: 2 * SEATS }), { nil: null }),
      accept: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 40 }),
    }),
  },
);

/** Returns the wall time of a quarter of an hour, counted from midnight. */
export function toTime(quarter: number): string {
  const pad = (digits: number) => String(digits).padStart(2, '0');
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`;
}
