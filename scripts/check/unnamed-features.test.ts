import { expect, test } from 'vitest';
import { unnamedFeatures } from './unnamed-features.ts';

const contract = {
  paths: { '/news': { get: { operationId: 'news' }, post: { operationId: 'tell' } } },
  components: { schemas: { ErrorCode: { enum: ['ERROR', 'GONE'] } } },
};

test('returns the routes, operations and codes that a page does not name', () => {
  const page = '| `/menu` | a |\n| `news` · GET news | b |\n| `ERROR` GONE | c |';
  expect(unnamedFeatures(page, contract, ['/menu', '/menu/:id'])).toEqual([
    '/menu/:id',
    'tell',
    'GONE',
  ]);
});
