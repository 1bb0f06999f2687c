import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../../ports/ports.ts';
import { controlledClock, deferred } from '../../testing/fakes.ts';
import { memoryReads } from '../../testing/memory-reads.ts';
import { createPersistedReads, MAX_READS, MAX_TOTAL_LENGTH } from './persisted-reads.ts';
import { createQueryCache } from './query-cache.ts';
import { queryKey } from './query-key.ts';

function setUp() {
  const store = memoryReads();
  const clock = controlledClock();
  const who = { owner: 'ann' as string | null, language: 'en' as Language, isUp: true };
  const open = (subdomain = 'demo') => {
    const persisted = createPersistedReads({
      store,
      clock,
      subdomain,
      owner: () => who.owner,
      language: () => who.language,
      connection: { isUp: () => who.isUp },
      isPersisted: (key) => key[0] !== 'secret',
    });
    return { persisted, cache: createQueryCache(clock, persisted) };
  };
  return { clock, open, store, who };
}

const ORDERS = queryKey<string[]>('orders', 'list');

test('restores data and time of loading at the next visit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), {
        maxLength: 20,
        selector: ([name]) => name,
      }),
      async (things) => {
        const { clock, open, store } = setUp();
        const { cache } = open();
        for (const [name, data] of things) {
          const key = queryKey<unknown>('thing', name);
          const parsed: unknown = JSON.parse(JSON.stringify(data));
          await cache.load(key, async () => parsed, new AbortController().signal);
        }
        const loadedAt = clock.now().epochMilliseconds;
        store.rest();
        clock.advance(60_000);
        const { cache: next } = open();
        for (const [name, data] of things) {
          const key = queryKey<unknown>('thing', name);
          expect(next.peek(key)).toBeUndefined();
          expect(JSON.stringify(next.recall(key)?.data)).toBe(JSON.stringify(data));
          expect(next.recall(key)?.loadedAt).toBe(loadedAt);
          expect(next.isFresh(key, Number.MAX_SAFE_INTEGER), 'asked for again').toBe(false);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('hides data from another owner and erases it', () => {
  const { open, store, who } = setUp();
  open().cache.put(ORDERS, ['mine']);
  store.rest();
  for (const other of ['ben', null]) {
    who.owner = other;
    expect(open().cache.recall(ORDERS)).toBeUndefined();
  }
  who.owner = 'ann';
  expect(open().cache.recall(ORDERS)).toBeUndefined();
});

test('does not persist pending data of an owner who has left', () => {
  const { open, store, who } = setUp();
  open().cache.put(ORDERS, ['mine']);
  who.owner = 'ben';
  store.rest();
  expect([...store.entries.keys()]).toEqual([]);
});

test('does not persist a response that arrives after its owner has left', async () => {
  const { open, store, who } = setUp();
  const reply = deferred<string[]>();
  const asked = open().cache.load(ORDERS, () => reply.promise, new AbortController().signal);
  who.owner = 'ben';
  reply.resolve(['mine']);
  await asked;
  store.rest();
  expect([...store.entries.keys()]).toEqual([]);
});

test('finds nothing for another company, another language or a query that is not persisted', () => {
  const { open, store, who } = setUp();
  const secret = queryKey<string>('secret');
  open().cache.put(ORDERS, ['mine']);
  open().cache.put(secret, 'x');
  store.rest();
  expect(open('other').cache.recall(ORDERS)).toBeUndefined();
  expect(open().cache.recall(secret)).toBeUndefined();
  expect(open().cache.recall(ORDERS)?.data).toEqual(['mine']);
  who.language = 'zh_CN';
  expect(open().cache.recall(ORDERS)).toBeUndefined();
});

test('shows invalidated data only while offline, for all keys with the prefix', () => {
  const { open, store, who } = setUp();
  const { cache } = open();
  const menu = queryKey<string>('menu');
  cache.put(ORDERS, ['mine']);
  cache.put(menu, 'rice');
  store.rest();
  cache.put(queryKey<string>('orders', 'detail'), 'waiting');
  cache.invalidate(queryKey('orders'));
  store.rest();
  expect(open().cache.recall(ORDERS)).toBeUndefined();
  expect(open().cache.recall(queryKey('orders', 'detail'))).toBeUndefined();
  expect(open().cache.recall(menu)?.data).toBe('rice');
  who.isUp = false;
  expect(open().cache.recall(ORDERS)?.data).toEqual(['mine']);
  who.isUp = true;
  cache.put(ORDERS, ['newer']);
  store.rest();
  expect(open().cache.recall(ORDERS)?.data, 'read anew').toEqual(['newer']);
  cache.invalidate();
  expect([...store.entries.keys()]).toEqual([]);
});

test.each([
  ['an unknown version', (text: string) => text.replace(/"version":\d+/, '"version":99')],
  ['no text of ours', () => '{'],
  ['another shape', () => '[]'],
])('erases everything when the index is %s', (_, change) => {
  const { open, store } = setUp();
  open().cache.put(ORDERS, ['mine']);
  store.rest();
  const indexKey = 'claypot:demo:reads';
  store.set(indexKey, change(store.entries.get(indexKey) ?? ''));
  expect(open().cache.recall(ORDERS)).toBeUndefined();
  expect([...store.entries.keys()]).toEqual([]);
});

test('evicts the oldest reads beyond the maximum number and size', () => {
  const { open, store } = setUp();
  const { cache } = open();
  const keyOf = (number: number) => queryKey<string>('dish', number);
  for (let number = 0; number <= MAX_READS; number += 1) cache.put(keyOf(number), 'rice');
  store.rest();
  expect(open().cache.recall(keyOf(0))).toBeUndefined();
  expect(open().cache.recall(keyOf(MAX_READS))?.data).toBe('rice');

  const half = 'x'.repeat(MAX_TOTAL_LENGTH / 2 - 100);
  for (const number of [500, 501, 502]) cache.put(keyOf(number), half);
  cache.put(keyOf(503), half + half);
  store.rest();
  const found = [501, 502, 503].map((number) => open().cache.recall(keyOf(number)) !== undefined);
  expect(found).toEqual([true, true, false]);
  const size = [...store.entries.values()].reduce((sum, text) => sum + text.length, 0);
  expect(size).toBeLessThan(MAX_TOTAL_LENGTH + 10_000);
});

test.each(['blocked', 'full'] as const)(
  'persists nothing and throws nothing when storage is %s',
  (mode) => {
    const { clock } = setUp();
    const store = memoryReads(mode);
    const persisted = createPersistedReads({
      store,
      clock,
      subdomain: 'demo',
      owner: () => 'ann',
      language: () => 'en',
      connection: { isUp: () => true },
      isPersisted: () => true,
    });
    createQueryCache(clock, persisted).put(ORDERS, ['mine']);
    store.rest();
    expect(persisted.read(ORDERS)).toBeUndefined();
  },
);
