import { describe, expect, test } from 'vitest';
import { hasRoom, nearestTo, quartersOf } from './free-times.ts';

const HOUR = 3_600_000;
const at = (hour: number) => ({
  date: '2026-11-22',
  time: `${hour}:00`,
  start: hour * HOUR,
  end: (hour + 2) * HOUR,
});

test('returns the quarters of a stay without the one at its end', () => {
  expect(quartersOf({ start: 0, end: HOUR })).toEqual([0, 900_000, 1_800_000, 2_700_000]);
});

describe('hasRoom', () => {
  const freeSeats = new Map(quartersOf(at(18)).map((quarter) => [quarter, 4]));

  test('accepts a party up to the last seat', () => {
    expect(hasRoom(at(18), 4, { seats: 10, freeSeats })).toBe(true);
    expect(hasRoom(at(18), 5, { seats: 10, freeSeats })).toBe(false);
  });

  test('requires seats for the whole stay', () => {
    expect(hasRoom(at(17), 5, { seats: 10, freeSeats })).toBe(false);
    expect(hasRoom(at(19), 5, { seats: 10, freeSeats })).toBe(false);
    expect(hasRoom(at(16), 5, { seats: 10, freeSeats })).toBe(true);
    expect(hasRoom(at(20), 5, { seats: 10, freeSeats })).toBe(true);
  });
});

test('returns the nearest times, earliest first', () => {
  const free = [10, 11, 16, 17, 20, 22].map(at);
  expect(nearestTo(18 * HOUR, free, 3).map(({ time }) => time)).toEqual([
    '16:00',
    '17:00',
    '20:00',
  ]);
  expect(nearestTo(18 * HOUR, free.slice(0, 1), 3)).toHaveLength(1);
  expect(nearestTo(18 * HOUR, [], 3)).toEqual([]);
});
