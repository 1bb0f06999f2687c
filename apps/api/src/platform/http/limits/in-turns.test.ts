import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('starts the given number at once and the others in order, one batch per turn', async () => {
  const turn = inTurns(3);
  const begun: number[] = [];
  const begin = async (index: number) => {
    await turn();
    begun.push(index);
  };
  const all = Array.from({ length: 8 }, (_, index) => begin(index));
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('lets other events run before the last of many waiting tasks', async () => {
  const turn = inTurns(2);
  const order: string[] = [];
  const crowd = Array.from({ length: 20 }, async () => {
    await turn();
    order.push('crowd');
  });
  await nextTurn();
  order.push('health');
  await Promise.all(crowd);
  expect(order.indexOf('health')).toBeLessThan(8);
  expect(order).toHaveLength(21);
});

test('starts tasks immediately after a crowd has finished', async () => {
  const turn = inTurns(1);
  await Promise.all([turn(), turn(), turn()]);
  await nextTurn();
  await nextTurn();
  expect(turn()).toBeNull();
  expect(turn()).not.toBeNull();
});

test('does not count aborted tasks in a batch', async () => {
  const turn = inTurns(2);
  let isOver = false;
  const begun: string[] = [];
  const enter = async (name: string, isCancelled: () => boolean) => {
    await turn(isCancelled);
    begun.push(name);
  };
  const crowd = Array.from({ length: 1000 }, () => enter('crowd', () => isOver));
  const honest = enter('honest', () => false);
  isOver = true;
  await nextTurn();
  await nextTurn();
  expect(begun).toContain('honest');
  await Promise.all([...crowd, honest]);
  expect(begun).toHaveLength(1001);
});
