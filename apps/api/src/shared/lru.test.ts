import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLru } from './lru.ts';

it('evicts the least recently used entry', () => {
  const lru = createLru<string>(3);
  for (const key of ['a', 'b', 'c']) lru.set(key, key, 1);
  lru.get('a');
  lru.set('d', 'd', 1);
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

it('never exceeds its capacity and returns the last value set', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const lru = createLru<{ size: number }>(10);
      const last = new Map<string, { size: number }>();
      for (const { key, size } of steps) {
        const value = { size };
        last.set(key, value);
        lru.set(key, value, size);
        const cached = [...last].filter(([each]) => lru.get(each) !== undefined);
        for (const [each, expected] of cached) expect(lru.get(each)).toBe(expected);
        expect(cached.reduce((sum, [, { size: each }]) => sum + each, 0)).toBeLessThanOrEqual(10);
        expect(lru.get(key)).toBe(size <= 10 ? value : undefined);
      }
    }),
  );
});
