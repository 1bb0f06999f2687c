import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type MemoryStorage, memoryStorage } from '../testing/memory-storage.ts';
import { createStored } from './stored.ts';
import { withMemory } from './with-memory.ts';

const KEY = 'claypot:demo:note';
const open = (storage: MemoryStorage) =>
  withMemory(
    createStored(storage, { subdomain: 'demo', thing: 'note', version: 1, schema: v.string() }),
  );

test('retains on this page what another tab clears', () => {
  const storage = memoryStorage();
  const here = open(storage);
  here.write('mine');
  storage.changeFromAnotherTab(KEY, null);
  expect(here.read()).toBe('mine');
  expect(open(storage).read()).toBeNull();
});

test('uses what another tab writes and clears both copies', () => {
  const storage = memoryStorage();
  const here = open(storage);
  here.write('mine');
  storage.changeFromAnotherTab(KEY, '{"version":1,"value":"theirs"}');
  expect(here.read()).toBe('theirs');
  here.clear();
  expect(here.read()).toBeNull();
});

test.each(['blocked', 'full'] as const)('lasts as long as the page when storage is %s', (mode) => {
  const storage = memoryStorage({}, mode);
  const here = open(storage);
  expect(here.write('mine')).toBe(false);
  expect(here.read()).toBe('mine');
  expect(open(storage).read()).toBeNull();
});
