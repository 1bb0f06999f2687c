import { aBranch } from '@claypot/testing';
import { expect, it } from 'vitest';
import { branchTakesOrders } from './takes-orders.ts';

const open = aBranch({
  last_order_time: '2026-11-21T21:25:00+08:00',
  next_open_time: '2026-11-22T11:00:00+08:00',
});
const closed = aBranch({
  status: 'Closed',
  last_order_time: null,
  next_open_time: '2026-11-21T13:00:00+08:00',
});

it.each([
  ['an open one before its last orders', open, '2026-11-21T21:24:59+08:00', 'now'],
  ['an open one at its last orders', open, '2026-11-21T21:25:00+08:00', 'later'],
  ['one loaded before it closed and opened', open, '2026-11-22T11:00:00+08:00', 'now'],
  [
    'one that does not close',
    { ...open, last_order_time: null, next_open_time: null },
    '2026-11-21T23:59:00+08:00',
    'now',
  ],
  ['a closed one', closed, '2026-11-21T12:59:59+08:00', 'none'],
  ['a closed one that has opened', closed, '2026-11-21T13:00:00+08:00', 'now'],
  [
    'one closed until further notice',
    { ...closed, next_open_time: null },
    '2026-11-21T13:00:00+08:00',
    'none',
  ],
] as const)('%s', (_, branch, at, taken) => {
  expect(branchTakesOrders(branch, Temporal.Instant.from(at))).toBe(taken);
});
