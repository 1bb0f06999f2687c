import { aBranch } from '@claypot/testing';
import { expect, it } from 'vitest';
import { NOON } from '../../testing/fakes.ts';
import { untilTurn } from './turn.ts';

const now = Temporal.Instant.from(NOON);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  ['an open branch is looked at when it closes', { end_time: '2026-11-21T12:20:00+08:00' }, 20],
  [
    'and at its last orders',
    { last_order_time: '2026-11-21T12:10:00+08:00', end_time: '2026-11-21T12:45:00+08:00' },
    10,
  ],
  [
    'and, these being over, when it closes',
    { last_order_time: '2026-11-21T12:00:00+08:00', end_time: '2026-11-21T12:35:00+08:00' },
    35,
  ],
  [
    'a closed branch is looked at when it opens',
    { status: 'Closed' as const, next_open_time: '2026-11-21T12:45:00+08:00' },
    45,
  ],
  ['a turn far away does not keep the branch unseen so long', {}, 60],
  ['a branch without a known turn is looked at by the hour', { end_time: null }, 60],
  [
    'a closed branch without a known opening too',
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
