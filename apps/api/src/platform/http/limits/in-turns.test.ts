import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('so many begin at once, the others in their order a turn later each', async () => {
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

test('what comes in between has its turn before the last of a crowd', async () => {
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

test('when a crowd is gone nobody waits', async () => {
  const turn = inTurns(1);
  await Promise.all([turn(), turn(), turn()]);
  await nextTurn();
  await nextTurn();
  expect(turn()).toBeNull();
  expect(turn()).not.toBeNull();
});

test('whoever is gone before their turn takes none away', async () => {
  const turn = inTurns(2);
  let isOver = false;
  const begun: string[] = [];
  const come = async (name: string, isGone: () => boolean) => {
    await turn(isGone);
    begun.push(name);
  };
  const crowd = Array.from({ length: 1000 }, () => come('crowd', () => isOver));
  const honest = come('honest', () => false);
  isOver = true;
  await nextTurn();
  await nextTurn();
  expect(begun).toContain('honest');
  await Promise.all([...crowd, honest]);
  expect(begun).toHaveLength(1001);
});
