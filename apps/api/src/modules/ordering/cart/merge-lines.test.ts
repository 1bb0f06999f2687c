import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergeableLine, mergeLines } from './merge-lines.ts';

/** Generates a cart with unique keys and ids. */
const cart = (owner: string) =>
  fc
    .uniqueArray(fc.record({ key: fc.nat(12).map(String), qty: fc.integer({ min: 1, max: 99 }) }), {
      selector: ({ key }) => key,
    })
    .map((lines) => lines.map((line): MergeableLine => ({ ...line, id: `${owner}${line.key}` })));

const qtyOf = (lines: readonly MergeableLine[], key: string) =>
  lines.find((line) => line.key === key)?.qty ?? 0;

test('keeps each line once and limits it to 99 pieces', () => {
  fc.assert(
    fc.property(cart('m'), cart('g'), (member, guest) => {
      const merged = mergeLines(member, guest);
      const all = [...member, ...guest];
      const keys = [...new Set(all.map(({ key }) => key))];
      const keyOf = (id: string) => all.find((line) => line.id === id)?.key ?? '';
      expect(merged.map(({ id }) => keyOf(id)).sort()).toEqual(keys.sort());
      for (const { id, qty, absorbed } of merged) {
        const key = keyOf(id);
        expect(qty).toBe(Math.min(99, qtyOf(member, key) + qtyOf(guest, key)));
        expect(absorbed === null ? key : keyOf(absorbed)).toBe(key);
      }
    }),
  );
});

test('keeps the position and id of a member’s line', () => {
  fc.assert(
    fc.property(cart('m'), cart('g'), (member, guest) => {
      const ids = mergeLines(member, guest).map(({ id }) => id);
      expect(ids.slice(0, member.length)).toEqual(member.map(({ id }) => id));
    }),
  );
});

test('changes nothing when merging a merged cart again', () => {
  fc.assert(
    fc.property(cart('m'), cart('g'), (member, guest) => {
      const all = [...member, ...guest];
      const once = mergeLines(member, guest).map(({ id, qty }) => ({
        id,
        qty,
        key: all.find((line) => line.id === id)?.key ?? '',
      }));
      expect(mergeLines(once, [])).toEqual(
        once.map(({ id, qty }) => ({ id, qty, absorbed: null })),
      );
    }),
  );
});
