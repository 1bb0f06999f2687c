import { aBranch } from '@claypot/testing';
import { expect, it } from 'vitest';
import { NOON } from '../../testing/fakes.ts';
import { untilTurn } from './turn.ts';

const now = Temporal.Instant.from(NOON);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  ['returns the closing time of an open branch', { end_time: '2026-11-21T12:20:00+08:00' }, 20],
  [
    'returns the time of the last orders if they come before closing',
    { last_order_time: '2026-11-21T12:10:00+08:00', end_time: '2026-11-21T12:45:00+08:00' },
    10,
  ],
  [
    'returns the closing time once the last orders are over',
    { last_order_time: '2026-11-21T12:00:00+08:00', end_time: '2026-11-21T12:35:00+08:00' },
    35,
  ],
  [
    'returns the opening time of a closed branch',
    { status: 'Closed' as const, next_open_time: '2026-11-21T12:45:00+08:00' },
    45,
  ],
  ['returns one hour if the next change is further away', {}, 60],
  ['returns one hour if the closing time is unknown', { end_time: null }, 60],
  [
    'returns one hour if the opening time of a closed branch is unknown',
    { status: 'Closed' as const, next_open_time: null },
    60,
  ],
])('%s', (_, fields, minutes) => {
  expect(untilTurn(aBranch(fields), now)).toBe(minutes * MINUTE);
});

it('returns at least 30 seconds when the clocks differ', () => {
  expect(untilTurn(aBranch({ end_time: '2026-11-21T11:59:59+08:00' }), now)).toBe(30 * SECOND);
});

it('returns an hour without a branch', () => {
  expect(untilTurn(null, now)).toBe(HOUR);
});
