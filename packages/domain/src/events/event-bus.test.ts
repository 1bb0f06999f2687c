import { expect, it, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';

const SAVED = { type: 'address.saved', from: '/bookmarkAddress/7' } as const;

it('calls the handlers of an event until they unsubscribe', () => {
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

it('calls all handlers in order and reports the errors they throw', () => {
  const reported: unknown[] = [];
  const { emit, on } = createEventBus((error) => void reported.push(error));
  const order: string[] = [];
  const failure = new Error('spilt');
  on({
    'address.saved': () => {
      order.push('first');
      throw failure;
    },
  });
  on({ 'address.saved': () => void order.push('second') });
  emit(SAVED);
  expect(order).toEqual(['first', 'second']);
  expect(reported).toEqual([failure]);
});
