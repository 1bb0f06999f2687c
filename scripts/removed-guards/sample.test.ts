import { expect, test } from 'vitest';
import { firstByHash } from './sample.ts';

const ALL = Array.from({ length: 40 }, (_, number) => ({ id: `guard ${number}` }));

test('selects the same items for the same seed, in list order', () => {
  const chosen = firstByHash(ALL, '1', 10);
  expect(chosen).toHaveLength(10);
  expect(firstByHash(ALL.toReversed(), '1', 10).toReversed()).toEqual(chosen);
  expect(ALL.filter((one) => chosen.includes(one))).toEqual(chosen);
});

test('selects other items for another seed', () => {
  expect(firstByHash(ALL, '2', 10)).not.toEqual(firstByHash(ALL, '1', 10));
});

test('replaces only a removed item', () => {
  const chosen = firstByHash(ALL, '1', 10);
  const left = ALL.filter((one) => one !== chosen[0]);
  expect(firstByHash(left, '1', 10).filter((one) => chosen.includes(one))).toHaveLength(9);
});
