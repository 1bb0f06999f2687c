import * as v from 'valibot';
import { expect, test } from 'vitest';
import { controlledClock } from '../testing/fakes.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createHandOver } from './hand-over.ts';
import { createUnsent, takeUnsent } from './unsent.ts';

const HOUR = 60 * 60 * 1000;

function setUp(mode?: 'blocked') {
  const clock = controlledClock();
  const storage = memoryStorage({}, mode);
  const who = { now: 'guest-1' };
  const unsent = createUnsent(
    {
      clock,
      storage,
      identity: () => ({ customer_id: null, guest_id: who.now }),
      subdomain: 'demo',
    },
    { thing: 'wishes', version: 1, schema: v.array(v.string()) },
  );
  const pending: { now: string[] | null } = { now: ['tea'] };
  let reloads = 0;
  const handOver = createHandOver({
    unsent,
    pending: () => pending.now,
    reload: () => {
      reloads += 1;
    },
  });
  return { ...handOver, clock, pending, reloads: () => reloads, storage, unsent, who };
}

test('only the next page takes the unsent changes', () => {
  const { leave, unsent } = setUp();
  leave();
  expect(takeUnsent(unsent)).toEqual(['tea']);
  expect(takeUnsent(unsent)).toBeNull();
});

test('stores nothing when there are no unsent changes', () => {
  const { leave, pending, storage } = setUp();
  pending.now = null;
  leave();
  expect([...storage.entries.keys()]).toEqual([]);
});

test('discards the changes when the owner is another', () => {
  const { leave, unsent, who } = setUp();
  leave();
  who.now = 'guest-2';
  expect(takeUnsent(unsent)).toBeNull();
  who.now = 'guest-1';
  expect(takeUnsent(unsent)).toBeNull();
});

test('changes expire after one hour', () => {
  const { clock, leave, unsent } = setUp();
  leave();
  clock.advance(HOUR - 1);
  expect(unsent.read()).toEqual(['tea']);
  clock.advance(1);
  expect(unsent.read()).toBeNull();
});

test('discards changes of another shape', () => {
  const { leave, storage, unsent } = setUp();
  leave();
  for (const [key, text] of storage.entries) storage.set(key, text.replace('"tea"', '7'));
  expect(takeUnsent(unsent)).toBeNull();
});

test('a restored page sends its changes itself', () => {
  const { comeBack, leave, reloads, unsent } = setUp();
  leave();
  comeBack();
  expect([unsent.read(), reloads()]).toEqual([null, 0]);
});

test('a restored page reloads once when another page has taken its changes', () => {
  const { comeBack, leave, reloads, unsent } = setUp();
  leave();
  takeUnsent(unsent);
  comeBack();
  comeBack();
  expect(reloads()).toBe(1);
});

test.each([
  ['had nothing unsent', undefined],
  ['is on a device that stores nothing', 'blocked'],
] as const)('a restored page that %s does not reload', (_, mode) => {
  const { comeBack, leave, pending, reloads } = setUp(mode);
  if (mode === undefined) pending.now = null;
  leave();
  comeBack();
  expect(reloads()).toBe(0);
});
