import { expect, test } from 'vitest';
import type { Db, Queryable, Transaction } from './db.ts';
import { oncePerTransaction } from './once-per-transaction.ts';

const nothing = () => Promise.reject(new Error('nothing is asked of it'));
const queryable: Queryable = { query: nothing, one: nothing, execute: nothing };
const open = (): Transaction => ({ ...queryable, script: nothing });
const db: Db = { ...queryable, transaction: nothing, ping: nothing, close: nothing };

function counted() {
  let reads = 0;
  const read = oncePerTransaction(async (_: Queryable, id: string, more: readonly string[]) => {
    reads += 1;
    return `${id} ${more.join(' ')}`;
  });
  return { read, reads: () => reads };
}

test('the same is read once in a transaction, and what is not the same is read', async () => {
  const { read, reads } = counted();
  const tx = open();
  expect(await Promise.all([read(tx, 'a', ['b']), read(tx, 'a', ['b'])])).toEqual(['a b', 'a b']);
  expect(reads()).toBe(1);
  expect(await read(tx, 'a', [])).toBe('a ');
  expect(reads()).toBe(2);
});

test('another transaction reads for itself, and so does whoever is in none', async () => {
  const { read, reads } = counted();
  for (const each of [open(), open(), db, db]) await read(each, 'a', []);
  expect(reads()).toBe(4);
});
