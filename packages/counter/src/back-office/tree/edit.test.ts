import type { DraftFields } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, getAt, moved, setAt } from './edit.ts';

const GROUP: DraftFields = {
  name: { en: 'Size', zh_CN: '分量' },
  variations: [{ slug: 'small' }, { slug: 'large', additional_price: '1.50' }],
};

const names = fc.constantFrom('name', 'price', 'hours', 'en');
const items = fc.record({ slug: fc.string({ maxLength: 3 }) });
const lists = fc.array(items, { minLength: 1, maxLength: 6 });

describe('setAt', () => {
  test('sets a field of a record in a list', () => {
    const fields = setAt(GROUP, ['variations', 1, 'additional_price'], '2.00');
    expect(getAt(fields, ['variations', 1, 'additional_price'])).toBe('2.00');
    expect(getAt(fields, ['variations', 0])).toBe(getAt(GROUP, ['variations', 0]));
  });

  test('creates missing records on the way', () => {
    expect(setAt({}, ['hours', 'monday'], 'closed')).toEqual({ hours: { monday: 'closed' } });
  });

  test('removes a field that gets no value', () => {
    expect(setAt(GROUP, ['name', 'zh_CN'], undefined)).toEqual({ ...GROUP, name: { en: 'Size' } });
  });

  test.each([
    ['an item beyond the list', ['variations', 2, 'slug']],
    ['an empty path', []],
    ['a path that begins with an index', [0, 'slug']],
  ])('changes nothing for %s', (_, path) => {
    expect(setAt(GROUP, path, 'x')).toEqual(GROUP);
  });

  test('returns the value that was set, and leaves other fields', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 3 }), fc.string(), (path, value) => {
        const fields = setAt({ other: 'stays' }, path, value);
        expect(getAt(fields, path)).toBe(value);
        expect(fields.other).toBe('stays');
      }),
      { seed: 1 },
    );
  });
});

describe('applyEdit', () => {
  test('removing an added record returns the same fields', () => {
    fc.assert(
      fc.property(lists, items, (options, record) => {
        const fields = { options };
        const added = applyEdit(fields, { type: 'ADD', path: ['options'], record });
        const path = ['options', options.length];
        expect(getAt(added, path)).toEqual(record);
        expect(applyEdit(added, { type: 'REMOVE', path })).toEqual(fields);
      }),
      { seed: 2 },
    );
  });

  test('adds to a list that is missing', () => {
    const added = applyEdit({}, { type: 'ADD', path: ['family', 'terms'], record: {} });
    expect(added).toEqual({ family: { terms: [{}] } });
  });

  test('moving back returns the same fields', () => {
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (options, one, other) => {
        const [from, to] = [one % options.length, other % options.length];
        const fields = { options };
        const there = applyEdit(fields, { type: 'MOVE', path: ['options', from], to });
        expect(getAt(there, ['options', to])).toBe(options[from]);
        expect(applyEdit(there, { type: 'MOVE', path: ['options', to], to: from })).toEqual(fields);
      }),
      { seed: 3 },
    );
  });

  test.each([
    { type: 'REMOVE', path: ['variations', 2] },
    { type: 'REMOVE', path: ['variations'] },
    { type: 'MOVE', path: ['variations', 0], to: 2 },
    { type: 'MOVE', path: ['variations', 0], to: -1 },
  ] as const)('$type of $path changes nothing if there is no such item', (edit) => {
    expect(applyEdit(GROUP, edit)).toEqual(GROUP);
  });
});

test('a moved list has the same items', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9)),
      fc.integer({ min: -1, max: 9 }),
      fc.nat(9),
      (list, to, from) => {
        expect(moved(list, from, to).toSorted()).toEqual(list.toSorted());
      },
    ),
    { seed: 4 },
  );
});
