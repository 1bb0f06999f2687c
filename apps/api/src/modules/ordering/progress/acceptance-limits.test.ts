import { expect, test } from 'vitest';
import { at } from '../../../testing/restaurant.ts';
import { acceptanceLimits } from './acceptance-limits.ts';

const zone = 'Asia/Kuala_Lumpur';
const hours = {
  zone,
  ranges: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '10:00', close: '22:00' })),
};
const settings = { escalate_after_minutes: 4, refuse_after_minutes: 10 };
const limits = (since: string, requested: string | null = null) => {
  const order = { since: at(since), requestedAt: requested === null ? null : at(requested) };
  const { escalateAt, rejectAt } = acceptanceLimits(order, hours, settings);
  return [escalateAt, rejectAt].map((instant) =>
    instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' }),
  );
};

test('counts from the payment while the branch is open', () => {
  expect(limits('2026-11-27T12:00')).toEqual(['2026-11-27T12:04', '2026-11-27T12:10']);
});

test('counts from the opening for an order paid at night', () => {
  const nextDay = ['2026-11-28T10:04', '2026-11-28T10:10'];
  expect(limits('2026-11-27T23:30', '2026-11-28T13:00')).toEqual(nextDay);
});

test('rejects an order for later an hour before its time at the latest', () => {
  expect(limits('2026-11-27T21:59', '2026-11-28T10:30')).toEqual([
    '2026-11-28T10:03',
    '2026-11-28T09:30',
  ]);
});

test('leaves the usual time to an order that was placed within the last hour', () => {
  expect(limits('2026-11-27T12:00', '2026-11-27T12:45')[1]).toBe('2026-11-27T12:10');
});

test('counts at once in a branch without opening hours', () => {
  const order = { since: at('2026-11-27T12:00'), requestedAt: null };
  const { rejectAt } = acceptanceLimits(order, { zone, ranges: [] }, settings);
  expect(rejectAt).toEqual(at('2026-11-27T12:10'));
});
