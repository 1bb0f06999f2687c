import { expect, test } from 'vitest';
import { importsBehindEntries } from './module-entries.ts';

test('returns an import of a file inside another module', () => {
  const sources = [
    { path: 'modules/ordering/place.ts', text: "import { a } from '../loyalty/points/points.ts';" },
  ];

  expect(importsBehindEntries(sources)).toEqual([
    'modules/ordering/place.ts imports modules/loyalty/points/points.ts, not modules/loyalty/index.ts',
  ]);
});

test('returns an import from outside the modules and a type import', () => {
  const sources = [
    { path: 'start/start.ts', text: "import type { A } from '../modules/menu/stock.ts';" },
  ];

  expect(importsBehindEntries(sources)).toHaveLength(1);
});

test('returns nothing for an entry, a file of the same module and a file of the platform', () => {
  const text = `
    import { a } from '../loyalty/index.ts';
    import { b } from './cart/carts.ts';
    import { c } from '../../platform/db/sql.ts';
  `;

  expect(importsBehindEntries([{ path: 'modules/ordering/place.ts', text }])).toEqual([]);
});
