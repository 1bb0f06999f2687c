import { expect, test } from 'vitest';
import { namedTests } from './named-tests.ts';

const PAGE = 'docs/reference/cases.md';

test('namedTests returns file and title of each row with a link to a test file', () => {
  const markdown = [
    '| case | file | test |',
    '|---|---|---|',
    '| Two taps | [orders](../../apps/api/src/orders.test.ts) | steps › happen once |',
    '| | [Board](../../apps/counter/src/Board.test.tsx) | shows “new” |',
  ].join('\n');
  expect(namedTests(PAGE, markdown)).toEqual([
    { file: 'apps/api/src/orders.test.ts', title: 'steps › happen once' },
    { file: 'apps/counter/src/Board.test.tsx', title: 'shows “new”' },
  ]);
});

test('namedTests ignores links to other files and links outside of tables', () => {
  const markdown = [
    '| [page](../README.md) | text |',
    'See [orders](../../apps/api/src/orders.test.ts).',
  ].join('\n');
  expect(namedTests(PAGE, markdown)).toEqual([]);
});
