import { describe, expect, test } from 'vitest';
import {
  canMoveBooking,
  canRejectBooking,
  possibleBookingSteps,
  type StepBooking,
} from './booking-steps.ts';

const MINUTE = 60_000;
const START = 1000 * MINUTE;
const booking = (changes: Partial<StepBooking> = {}): StepBooking => ({
  status: 'APPROVED',
  source: 'app',
  startsAt: START,
  endsAt: START + 90 * MINUTE,
  seatedAt: null,
  statusChangedAt: 0,
  ...changes,
});
/** Steps at minutes after the start. */
const at = (minutes: number, changes: Partial<StepBooking> = {}) =>
  possibleBookingSteps(booking(changes), START + minutes * MINUTE);

describe('possibleBookingSteps', () => {
  test.each([
    ['a pending booking until its end', { status: 'PENDING' }, 89, ['approve']],
    ['no pending booking after its end', { status: 'PENDING' }, 90, []],
    ['nothing long before the time', {}, -121, []],
    ['a party up to two hours early', {}, -120, ['seat']],
    ['no-show from the time on', {}, 0, ['seat', 'no_show', 'complete']],
    ['no seat after the end', {}, 90, ['no_show', 'complete']],
    ['nothing after a cancellation', { status: 'CANCELLED' }, 0, []],
    ['nothing after a rejection', { status: 'REJECTED' }, 0, []],
  ] as const)('offers %s', (_, changes, minutes, steps) => {
    expect(at(minutes, changes)).toEqual(steps);
  });

  test('offers undo for 30 minutes after the press', () => {
    const seated = { seatedAt: START };
    expect(at(30, seated)).toEqual(['complete', 'undo']);
    expect(at(31, seated)).toEqual(['complete']);
    for (const status of ['COMPLETED', 'NO_SHOW']) {
      expect(at(30, { status, statusChangedAt: START })).toEqual(['undo']);
      expect(at(31, { status, statusChangedAt: START })).toEqual([]);
    }
  });

  test('a walk-in was never booked, so its seat cannot be undone', () => {
    expect(at(1, { source: 'walk_in', seatedAt: START })).toEqual(['complete']);
  });
});

test('rejects only parties that are not seated, and moves open bookings', () => {
  expect(canRejectBooking(booking())).toBe(true);
  expect(canRejectBooking(booking({ status: 'PENDING' }))).toBe(true);
  expect(canRejectBooking(booking({ seatedAt: START }))).toBe(false);
  expect(canRejectBooking(booking({ status: 'NO_SHOW' }))).toBe(false);
  expect(canMoveBooking(booking({ seatedAt: START }))).toBe(true);
  expect(canMoveBooking(booking({ status: 'COMPLETED' }))).toBe(false);
});
