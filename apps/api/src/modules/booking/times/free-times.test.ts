import { describe, expect, test } from 'vitest';
import { hasRoom, nearestTo, quartersOf } from './free-times.ts';

const HOUR = 3_600_000;
const at = (hour: number) => ({
  date: '2026-11-22',
  time: `${hour}:00`,
  start: hour * HOUR,
  end: (hour + 2) * HOUR,
});

test('a stay is all of its quarters but the one it ends with', () => {
  expect(quartersOf({ start: 0, end: HOUR })).toEqual([0, 900_000, 1_800_000, 2_700_000]);
});

describe('room', () => {
  const taken = new Map(quartersOf(at(18)).map((quarter) => [quarter, 6]));

  test('is there up to the last seat', () => {
    expect(hasRoom(at(18), 4, { seats: 10, taken })).toBe(true);
    expect(hasRoom(at(18), 5, { seats: 10, taken })).toBe(false);
  });

  test('is wanted for the whole of the stay', () => {
    expect(hasRoom(at(17), 5, { seats: 10, taken })).toBe(false);
    expect(hasRoom(at(19), 5, { seats: 10, taken })).toBe(false);
    expect(hasRoom(at(16), 5, { seats: 10, taken })).toBe(true);
    expect(hasRoom(at(20), 5, { seats: 10, taken })).toBe(true);
  });
});

test('the nearest times are told earliest first', () => {
  const free = [10, 11, 16, 17, 20, 22].map(at);
  expect(nearestTo(18 * HOUR, free, 3).map(({ time }) => time)).toEqual([
    '16:00',
    '17:00',
    '20:00',
  ]);
  expect(nearestTo(18 * HOUR, free.slice(0, 1), 3)).toHaveLength(1);
  expect(nearestTo(18 * HOUR, [], 3)).toEqual([]);
});
