import { expect, test } from 'vitest';
import { circularArrows, folderArrows } from './folder-graph.ts';

const source = (path: string, text: string) => ({ path, text });

test('folderArrows returns all kinds of imports between folders', () => {
  const arrows = folderArrows([
    source('cart/cart.ts', "import { a } from '../item/item.ts';\nimport './own.ts';"),
    source('cart/types.ts', "import type { T } from '../session/types.ts'; // '../orders/x.ts'"),
    source('item/item.ts', "export { b } from '../pricing/b.ts';\nimport 'xstate';"),
    source('app.ts', "const load = () => import('./cart/cart.ts');"),
  ]);
  expect(arrows.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'cart → item',
    'cart → session',
    'item → pricing',
    'app.ts → cart',
  ]);
});

test('circularArrows returns only the arrows of a cycle, with their imports', () => {
  const arrows = folderArrows([
    source('cart/cart.ts', "import { a } from '../item/item.ts';"),
    source('item/item.ts', "import { b } from '../session/b.ts';"),
    source('session/b.ts', "import { c } from '../cart/cart.ts';\nimport '../storage/s.ts';"),
  ]);
  expect(circularArrows(arrows).map(({ by }) => by)).toEqual([
    'cart/cart.ts imports item/item.ts',
    'item/item.ts imports session/b.ts',
    'session/b.ts imports cart/cart.ts',
  ]);
});
