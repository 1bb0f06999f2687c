import { describe, expect, test } from 'vitest';
import {
  BOARD_STATUSES,
  canTake,
  FINAL_STATUSES,
  mayFollow,
  ORDER_STEPS,
  type OrderMethod,
  type OrderStatus,
  rejectRole,
  type StepName,
} from './order-steps.ts';

const STATUSES: readonly OrderStatus[] = [
  'MAKING PAYMENT',
  'PENDING',
  'PREPARING',
  'READY',
  'DELIVERING',
  'COMPLETED',
  'CANCELLED',
  'NOT_COLLECTED',
];

/** Every allowed change, as decision O2 lists them. */
const ALLOWED: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'MAKING PAYMENT': ['PENDING', 'PREPARING', 'COMPLETED', 'CANCELLED'],
  PENDING: ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'DELIVERING', 'CANCELLED'],
  READY: ['PREPARING', 'DELIVERING', 'COMPLETED', 'CANCELLED', 'NOT_COLLECTED'],
  DELIVERING: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
  NOT_COLLECTED: [],
};

describe('mayFollow', () => {
  test.each(STATUSES)('allows exactly the listed changes from %s', (from) => {
    const allowed = STATUSES.filter((to) => mayFollow(from, to));
    expect(allowed.toSorted()).toEqual(ALLOWED[from].toSorted());
  });

  test('leads every open status to a final one', () => {
    for (const status of STATUSES) {
      const reached = new Set<OrderStatus>([status]);
      for (const at of reached) for (const to of ALLOWED[at]) reached.add(to);
      expect(
        FINAL_STATUSES.some((final) => reached.has(final)),
        status,
      ).toBe(true);
    }
  });
});

const METHODS: readonly OrderMethod[] = ['delivery', 'pickup', 'dine-in'];
const NAMES = Object.keys(ORDER_STEPS) as StepName[];

test('offers each method the steps to its own end', () => {
  const steps = (method: OrderMethod) =>
    BOARD_STATUSES.map((status) => NAMES.filter((name) => canTake(name, { status, method })));
  expect(steps('pickup')).toEqual([
    ['accept'],
    ['ready'],
    ['recall', 'hand_over', 'not_collected'],
    [],
  ]);
  expect(steps('delivery')).toEqual([
    ['accept'],
    ['ready', 'send_out'],
    ['recall', 'send_out'],
    ['delivered'],
  ]);
});

test('every step is allowed, and is final if nothing follows', () => {
  for (const { from, to, isFinal, methods } of Object.values(ORDER_STEPS)) {
    expect(from.every((status) => mayFollow(status, to))).toBe(true);
    expect(isFinal).toBe(FINAL_STATUSES.includes(to));
    expect(methods.every((method) => METHODS.includes(method))).toBe(true);
  }
});

test('a cashier rejects an order that waits, a manager one that the kitchen has', () => {
  expect(rejectRole('PENDING')).toBe('cashier');
  expect(rejectRole('PREPARING')).toBe('manager');
  expect(rejectRole('READY')).toBe('manager');
});
