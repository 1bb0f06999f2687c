import { expect, test, vi } from 'vitest';
import { deferredPart } from './deferred-part.ts';

test('fetches the component once and caches it', async () => {
  const fetch = vi.fn(async () => 'Tabs');
  const part = deferredPart(fetch);
  expect(part.known()).toBeNull();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['Tabs', 'Tabs']);
  expect(part.known()).toBe('Tabs');
  expect(fetch).toHaveBeenCalledOnce();
});

test('retries after a failure', async () => {
  const fetch = vi.fn(async () => 'Tabs').mockRejectedValueOnce(new Error('The line is down'));
  const part = deferredPart(fetch);
  await expect(part.load()).rejects.toThrow('The line is down');
  expect(part.known()).toBeNull();
  expect(await part.load()).toBe('Tabs');
});
