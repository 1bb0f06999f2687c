import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ALWAYS_UP } from '../../ports/ports.ts';
import { controlledClock, deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createNotCached } from './not-cached.ts';
import { createQueryCache } from './query-cache.ts';
import { queryKey } from './query-key.ts';

interface Dish {
  name: string;
}

const RICE = queryKey<Dish>('dish', { id: 'rice', qty: 1 });
const SOUP = queryKey<Dish>('dish', { id: 'soup', qty: 1 });
const OTHER = queryKey<number>('dishes', 1);
const forever = () => new AbortController().signal;

function setUp() {
  const clock = controlledClock();
  return { clock, cache: createQueryCache(clock) };
}

describe('query cache', () => {
  it('returns loaded data under its key, with the type of the key', async () => {
    const { cache } = setUp();
    expect(cache.peek(RICE)).toBeUndefined();
    await cache.load(RICE, async () => ({ name: 'Rice' }), forever());
    const rice = cache.peek(queryKey<Dish>('dish', { id: 'rice', qty: 1 }));
    expectTypeOf(rice).toEqualTypeOf<Dish | undefined>();
    expect(rice).toEqual({ name: 'Rice' });
    expect(cache.peek(SOUP)).toBeUndefined();
    // @ts-expect-error The key holds a dish, not a number.
    cache.put(RICE, 1);
  });

  it('is fresh for the given milliseconds', () => {
    const { cache, clock } = setUp();
    expect(cache.isFresh(OTHER, 1000)).toBe(false);
    cache.put(OTHER, 0);
    clock.advance(999);
    expect(cache.isFresh(OTHER, 1000)).toBe(true);
    clock.advance(1);
    expect(cache.isFresh(OTHER, 1000)).toBe(false);
    expect(cache.peek(OTHER)).toBe(0);
  });

  it('invalidates keys with the prefix only', () => {
    const { cache } = setUp();
    cache.put(RICE, { name: 'Rice' });
    cache.put(SOUP, { name: 'Soup' });
    cache.put(OTHER, 1);
    cache.invalidate(SOUP);
    expect([cache.peek(RICE)?.name, cache.peek(SOUP)]).toEqual(['Rice', undefined]);
    cache.invalidate(queryKey('dish'));
    expect([cache.peek(RICE), cache.peek(OTHER)]).toEqual([undefined, 1]);
    cache.invalidate();
    expect(cache.peek(OTHER)).toBeUndefined();
  });
});

describe('query cache load', () => {
  it('sends another request after the response of the first', async () => {
    const { cache } = setUp();
    const loader = vi.fn(async () => 1);
    await cache.load(OTHER, loader, forever());
    await cache.load(OTHER, loader, forever());
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('lost'))],
    [
      'throws at once',
      () => {
        throw new Error('lost');
      },
    ],
  ])(
    'when it %s rejects for all callers, preserves cached data and can be retried',
    async (_, load) => {
      const { cache } = setUp();
      cache.put(OTHER, 1);
      const both = [1, 2].map(() => cache.load(OTHER, load, forever()));
      for (const asker of both) await expect(asker).rejects.toThrow('lost');
      expect(cache.peek(OTHER)).toBe(1);
      expect(await cache.load(OTHER, async () => 2, forever())).toBe(2);
    },
  );

  it('does not share an aborted request with the next caller', async () => {
    const { cache } = setUp();
    const leaving = new AbortController();
    const first = deferred<number>();
    void cache.load(OTHER, () => first.promise, leaving.signal);
    leaving.abort();
    expect(await cache.load(OTHER, async () => 2, forever())).toBe(2);
    first.resolve(1);
    await replies();
    expect(cache.peek(OTHER)).toBe(2);
  });

  it('resolves a request in progress after invalidation without caching it', async () => {
    const { cache } = setUp();
    const first = deferred<number>();
    const asked = cache.load(OTHER, () => first.promise, forever());
    cache.invalidate();
    first.resolve(1);
    expect(await asked).toBe(1);
    expect(cache.peek(OTHER)).toBeUndefined();
  });

  it('is not aborted by a caller that already has its response', async () => {
    const { cache } = setUp();
    const leaving = new AbortController();
    await cache.load(OTHER, async () => 1, leaving.signal);
    const loader = vi.fn((_: AbortSignal) => new Promise<number>(() => {}));
    void cache.load(OTHER, loader, forever());
    leaving.abort();
    expect(loader.mock.calls[0]?.[0].aborted).toBe(false);
  });
});

it('createNotCached sends every request with the signal of its caller', async () => {
  const notCached = createNotCached(ALWAYS_UP);
  notCached.put(RICE, { name: 'Rice' });
  const leaving = new AbortController();
  const loader = vi.fn(async (_: AbortSignal) => ({ name: 'Rice' }));
  expect(await notCached.load(RICE, loader, leaving.signal)).toEqual({ name: 'Rice' });
  expect([notCached.peek(RICE), notCached.isFresh(RICE, 1000)]).toEqual([undefined, false]);
  await notCached.load(RICE, loader, leaving.signal);
  expect(loader.mock.calls).toEqual([[leaving.signal], [leaving.signal]]);
});
