import { expect, test } from 'vitest';
import { listenToOrders } from './order-changes.ts';

function createChanges() {
  let emit: (message: string | null) => void = () => undefined;
  const changes = listenToOrders((_, listener) => {
    emit = listener;
    return async () => undefined;
  });
  return { changes, emit: (message: string | null) => emit(message) };
}

test('calls the listeners of the changed order until they unsubscribe', () => {
  const { changes, emit } = createChanges();
  const calls: string[] = [];
  const stop = changes.follow('a', () => calls.push('first of a'));
  changes.follow('a', () => calls.push('second of a'));
  changes.follow('b', () => calls.push('b'));
  emit('a');
  expect(calls).toEqual(['first of a', 'second of a']);
  stop();
  emit('a');
  emit('c');
  expect(calls).toEqual(['first of a', 'second of a', 'second of a']);
});

test('calls all listeners when notifications may have been missed', () => {
  const { changes, emit } = createChanges();
  const calls: string[] = [];
  changes.follow('a', () => calls.push('a'));
  changes.follow('b', () => calls.push('b'));
  emit(null);
  expect(calls).toEqual(['a', 'b']);
});
