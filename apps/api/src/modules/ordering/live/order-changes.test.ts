import { expect, test } from 'vitest';
import { listenToOrders } from './order-changes.ts';

function told() {
  let tell: (message: string | null) => void = () => undefined;
  const changes = listenToOrders((_, listener) => {
    tell = listener;
    return async () => undefined;
  });
  return { changes, tell: (message: string | null) => tell(message) };
}

test('each hears of the order that they follow, until they stop', () => {
  const { changes, tell } = told();
  const heard: string[] = [];
  const stop = changes.follow('a', () => heard.push('first of a'));
  changes.follow('a', () => heard.push('second of a'));
  changes.follow('b', () => heard.push('b'));
  tell('a');
  expect(heard).toEqual(['first of a', 'second of a']);
  stop();
  tell('a');
  tell('c');
  expect(heard).toEqual(['first of a', 'second of a', 'second of a']);
});

test('all look again where something may have been missed', () => {
  const { changes, tell } = told();
  const heard: string[] = [];
  changes.follow('a', () => heard.push('a'));
  changes.follow('b', () => heard.push('b'));
  tell(null);
  expect(heard).toEqual(['a', 'b']);
});
