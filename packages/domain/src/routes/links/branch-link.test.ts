import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathTo } from '../path-to.ts';
import { branchLinkOf, branchLinkPath } from './branch-link.ts';

test.each([
  ['/home?branch=bangsar', 'bangsar', '/home'],
  ['/menu?branch=bangsar', 'bangsar', '/menu'],
  ['/menuDetail/dish/7?branch=bangsar', 'bangsar', '/menuDetail/dish/7'],
  [
    '/menuDetail/package/7?from=map&branch=bangsar&a=b',
    'bangsar',
    '/menuDetail/package/7?from=map&a=b',
  ],
  ['/menuDetail/hot_deal/7?branch=b_1-2', 'b_1-2', '/menuDetail/hot_deal/7'],
])('returns the branch of %s and the path without it', (path, branchId, rest) => {
  expect(branchLinkOf(path)).toEqual({ branchId, path: rest });
});

test.each([
  '/menu',
  '/menu?branch=',
  '/menu?branch=../x',
  `/menu?branch=${'a'.repeat(65)}`,
  '/me?branch=bangsar',
  '/nowhere?branch=bangsar',
  '/pickupBranch/bangsar?branch=bangsar',
  '//evil.example/menu?branch=bangsar',
])('returns null for %s', (path) => {
  expect(branchLinkOf(path)).toBeNull();
});

test('returns what the path was created from', () => {
  const ids = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(ids, ids, (id, branchId) => {
      const path = pathTo('dish', { id });
      expect(branchLinkOf(branchLinkPath(path, branchId))).toEqual({ branchId, path });
    }),
    { seed: 20261129 },
  );
});
