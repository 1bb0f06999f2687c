import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createStored } from './stored.ts';

const OPTIONS = {
  subdomain: 'demo',
  thing: 'pet',
  version: 2,
  schema: v.object({ name: v.string() }),
};
const KEY = 'claypot:demo:pet';

test('reads what it wrote under a key with the subdomain', () => {
  const storage = memoryStorage();
  const stored = createStored(storage, OPTIONS);
  expect(stored.write({ name: 'Ah Huat' })).toBe(true);
  expect([...storage.entries.keys()]).toEqual([KEY]);
  expect(stored.read()).toEqual({ name: 'Ah Huat' });
  expect(createStored(storage, { ...OPTIONS, subdomain: 'other' }).read()).toBeNull();
  stored.clear();
  expect(stored.read()).toBeNull();
});

test.each([
  ['damaged', '{"version":2,'],
  ['another shape', '{"version":2,"value":{"name":7}}'],
  ['another version', '{"version":1,"value":{"name":"Ah Huat"}}'],
  ['not an object', 'null'],
  ['empty', ''],
])('returns null when the text is %s', (_, text) => {
  expect(createStored(memoryStorage({ [KEY]: text }), OPTIONS).read()).toBeNull();
});

test('upgrades an older version and validates the result', () => {
  const upgrade = (version: number, value: unknown) =>
    version === 1 && typeof value === 'string' ? { name: value } : value;
  const read = (text: string) =>
    createStored(memoryStorage({ [KEY]: text }), { ...OPTIONS, upgrade }).read();
  expect(read('{"version":1,"value":"Ah Huat"}')).toEqual({ name: 'Ah Huat' });
  expect(read('{"version":1,"value":7}')).toBeNull();
});

test('returns false when the device cannot store', () => {
  for (const mode of ['blocked', 'full'] as const) {
    const stored = createStored(memoryStorage({}, mode), OPTIONS);
    expect(stored.write({ name: 'Ah Huat' })).toBe(false);
    expect(stored.read()).toBeNull();
  }
});

test('notifies of changes to its key by other tabs until unsubscribed', () => {
  const storage = memoryStorage();
  const listener = vi.fn();
  const stop = createStored(storage, OPTIONS).onChangeElsewhere(listener);
  storage.changeFromAnotherTab('claypot:demo:other', 'x');
  expect(listener).not.toHaveBeenCalled();
  storage.changeFromAnotherTab(KEY, 'x');
  stop();
  storage.changeFromAnotherTab(KEY, 'y');
  expect(listener).toHaveBeenCalledTimes(1);
});
