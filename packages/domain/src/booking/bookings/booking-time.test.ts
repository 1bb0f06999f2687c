import { aReservation } from '@claypot/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bookingsByTime, isUpcoming, nextBooking } from './booking-time.ts';

const NOW = Temporal.Instant.from('2026-11-22T12:00:00+08:00');

/** A booking that begins in `minutes` and takes 90 minutes. */
function aVisit(minutes: number, reservation_status = 'APPROVED') {
  return {
    ...aReservation({
      id: `${minutes}`,
      reservation_time: NOW.add({ minutes }).toString(),
      end_time: NOW.add({ minutes: minutes + 90 }).toString(),
    }),
    reservation_status,
  };
}

describe('isUpcoming and nextBooking', () => {
  test.each([
    ['PENDING', 60, true],
    ['APPROVED', 60, true],
    ['SEATED', 60, true],
    ['CANCELLED', 60, false],
    ['REJECTED', 60, false],
    ['NO_SHOW', 60, false],
    ['COMPLETED', 60, false],
    ['APPROVED', -89, true],
    ['APPROVED', -90, false],
    ['PENDING', 1, true],
    ['PENDING', 0, false],
    ['PENDING', -30, false],
  ])(
    'treats a %s booking that begins in %i minutes as upcoming: %s',
    (status, minutes, upcoming) => {
      expect(isUpcoming(aVisit(minutes, status), NOW)).toBe(upcoming);
    },
  );

  test.each([
    [-30, '-30'],
    [60, '60'],
    [24 * 60 - 1, '1439'],
    [24 * 60, undefined],
    [-90, undefined],
  ])('finds the next booking when one begins in %i minutes: %s', (minutes, id) => {
    expect(nextBooking([aVisit(3000), aVisit(minutes)], NOW)?.id).toBe(id);
  });

  it('ignores a cancelled booking', () => {
    expect(nextBooking([aVisit(60, 'CANCELLED')], NOW)).toBeNull();
  });
});

it('splits bookings into upcoming, soonest first, and past, latest first', () => {
  const some = fc.uniqueArray(fc.integer({ min: -5000, max: 5000 }));
  const status = fc.constantFrom('PENDING', 'APPROVED', 'CANCELLED', 'COMPLETED');
  fc.assert(
    fc.property(some, fc.array(status, { minLength: 1 }), (minutes, statuses) => {
      const all = minutes.map((each, at) => aVisit(each, statuses[at % statuses.length]));
      const { past, upcoming } = bookingsByTime(all, NOW);
      const begins = (list: typeof past) => list.map(({ id }) => Number(id));
      expect(begins([...past, ...upcoming]).sort()).toEqual([...minutes].sort());
      expect(begins(upcoming)).toEqual(begins(upcoming).toSorted((a, b) => a - b));
      expect(begins(past)).toEqual(begins(past).toSorted((a, b) => b - a));
      expect(upcoming.every((each) => isUpcoming(each, NOW))).toBe(true);
      expect(past.some((each) => isUpcoming(each, NOW))).toBe(false);
    }),
  );
});
