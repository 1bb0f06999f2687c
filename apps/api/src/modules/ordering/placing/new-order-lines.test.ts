import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/db.ts';
import { type Sql, toStatement } from '../../../platform/db/sql.ts';
import { both } from '../../../testing/texts.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import type { ServedDish } from '../items/item.ts';
import { insertOrderLines } from './new-order-lines.ts';

const SIDE: ServedDish = {
  dish_id: 'rice',
  name: both('rice'),
  image: 'rice.webp',
  qty: 1,
  times: 1,
  place: null,
  chosen: [],
};

function packageOf(served: readonly ServedDish[]): CartLine {
  return {
    id: 'line-1',
    qty: 1,
    choices: [],
    unavailable: null,
    item: {
      kind: 'package',
      sold: {
        id: 'set',
        name: both('set'),
        image: 'set.webp',
        price: cents(1990),
        price_after_discount: null,
        point: 0,
      },
      deal: null,
      groups: [],
      chosen: [],
      served,
      isUnavailable: false,
      sold_out: false,
    },
  };
}

/** Returns the tables to which an order of one package writes. */
async function tablesWritten(served: readonly ServedDish[]): Promise<string[]> {
  const tables: string[] = [];
  const tx: Transaction = {
    async execute(statement: Sql) {
      tables.push(/insert into (\w+)/.exec(toStatement(statement).text)?.[1] ?? '');
      return 1;
    },
    query: () => Promise.reject(new Error('Nothing is read')),
    one: () => Promise.reject(new Error('Nothing is read')),
    script: () => Promise.reject(new Error('No script runs')),
  };
  await insertOrderLines(tx, {
    id: 'order-1',
    companyId: 'demo',
    lines: [packageOf(served)],
  });
  return tables;
}

test('writes a package and its dishes', async () => {
  expect(await tablesWritten([SIDE])).toEqual(['order_packages', 'order_lines']);
});

test('writes only the package when no dishes were chosen', async () => {
  expect(await tablesWritten([])).toEqual(['order_packages']);
});
