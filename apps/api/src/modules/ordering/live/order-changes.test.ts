import { expect, test } from 'vitest';
import { listenToOrders } from './order-changes.ts';

function createChanges() {
  let tell: (message: string | null) => void = () => undefined;
  const changes = listenToOrders((_, listener) => {
    tell = listener;
    return async () => undefined;
  });
  return { changes, tell: (message: string | null) => tell(message) };
}

test('calls the listeners of the changed order until they unsubscribe', () => {
  const { changes, tell } = createChanges();
  const calls: string[] = [];
  const stop = changes.follow('a', () => calls.push('first of a'));
  changes.follow('a', () => calls.push('second of a'));
  changes.follow('b', () => calls.push('b'));
  tell('a');
  expect(calls).toEqual(['first of a', 'second of a']);
  stop();
  tell('a');
  tell('c');
  expect(calls).toEqual(['first of a', 'second of a', 'second of a']);
});

test('calls all listeners when notifications may have been missed', () => {
  const { changes, tell } = createChanges();
  const calls: string[] = [];
  changes.follow('a', () => calls.push('a'));
  changes.follow('b', () => calls.push('b'));
  tell(null);
  expect(calls).toEqual(['a', 'b']);
});
