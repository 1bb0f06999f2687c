import { expect, it, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';

const SAVED = { type: 'address.saved', from: '/bookmarkAddress/7' } as const;

it('tells what has happened to whoever listens for it, until they stop', () => {
  const { emit, on } = createEventBus(() => {});
  const heard = vi.fn();
  const missed = vi.fn();
  const stop = on({ 'address.saved': heard, 'address.missed': missed });
  emit(SAVED);
  stop();
  emit(SAVED);
  expect(heard.mock.calls).toEqual([[SAVED]]);
  expect(missed).not.toHaveBeenCalled();
});

it('tells all of them in their order, whatever one of them throws', () => {
  const reported: unknown[] = [];
  const { emit, on } = createEventBus((error) => void reported.push(error));
  const order: string[] = [];
  const fault = new Error('spilt');
  on({
    'address.saved': () => {
      order.push('first');
      throw fault;
    },
  });
  on({ 'address.saved': () => void order.push('second') });
  emit(SAVED);
  expect(order).toEqual(['first', 'second']);
  expect(reported).toEqual([fault]);
});
