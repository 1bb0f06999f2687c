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

test('what another tab clears stays known here, and nowhere else', () => {
  const storage = memoryStorage();
  const here = open(storage);
  here.write('mine');
  storage.changeFromAnotherTab(KEY, null);
  expect(here.read()).toBe('mine');
  expect(open(storage).read()).toBeNull();
});

test('what another tab writes counts, and what is cleared here is gone', () => {
  const storage = memoryStorage();
  const here = open(storage);
  here.write('mine');
  storage.changeFromAnotherTab(KEY, '{"version":1,"value":"theirs"}');
  expect(here.read()).toBe('theirs');
  here.clear();
  expect(here.read()).toBeNull();
});

test.each(['blocked', 'full'] as const)('a store that is %s costs only the next page', (mode) => {
  const storage = memoryStorage({}, mode);
  const here = open(storage);
  expect(here.write('mine')).toBe(false);
  expect(here.read()).toBe('mine');
  expect(open(storage).read()).toBeNull();
});
