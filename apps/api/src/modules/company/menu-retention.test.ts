import { expect, test } from 'vitest';
import { demoOnly as db } from '../../contract/testing.ts';
import { cachedByMenu } from './cached-by-menu.ts';

function counted() {
  let reads = 0;
  const read = cachedByMenu(async (_, companyId, dish: string, more: readonly string[]) => {
    reads += 1;
    if (dish === 'none') throw new Error('away');
    return `${companyId} ${dish} ${more.join(' ')}`;
  });
  return { read, reads: () => reads };
}

const menu = (revision: string | null, id = 'demo') => ({ id, menu_revision: revision });

test('reads once per revision for the same arguments', async () => {
  const { read, reads } = counted();
  for (let times = 0; times < 3; times += 1) {
    expect(await read(db, menu('1'), 'a', ['b'])).toBe('demo a b');
  }
  expect(reads()).toBe(1);
  expect(await read(db, menu('1'), 'a', [])).toBe('demo a ');
  expect(await read(db, menu('1', 'other'), 'a', ['b'])).toBe('other a b');
  await read(db, menu('2'), 'a', ['b']);
  expect(reads()).toBe(4);
});

test('does not cache without a revision or after a failure', async () => {
  const { read, reads } = counted();
  for (const revision of [null, null]) await read(db, menu(revision), 'a', []);
  for (const revision of ['1', '1']) {
    await expect(read(db, menu(revision), 'none', [])).rejects.toThrow('away');
  }
  expect(reads()).toBe(4);
});

test('evicts the oldest result beyond five hundred', async () => {
  const { read, reads } = counted();
  for (let revision = 0; revision <= 500; revision += 1)
    await read(db, menu(`${revision}`), 'a', []);
  await read(db, menu('500'), 'a', []);
  expect(reads()).toBe(501);
  await read(db, menu('0'), 'a', []);
  expect(reads()).toBe(502);
});
