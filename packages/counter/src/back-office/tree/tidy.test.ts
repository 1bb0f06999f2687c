import type { DraftFields } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeSection, SECTIONS } from '../fields/descriptions.ts';
import { tidyFields } from './tidy.ts';
import { formatTyped } from './typed-text.ts';
import { variantOf, withVariant } from './variants.ts';

const DISHES = describeSection('dishes');
const VOUCHERS = describeSection('vouchers');
const BRANCHES = describeSection('branches');

const scalars = fc.constantFrom('', ' ', 'x', '5', '5.9', 'true', ' Kopi ');
const words = fc.record({ en: scalars, zh_CN: scalars });
const values = fc.oneof(
  scalars,
  words,
  fc.array(scalars, { maxLength: 2 }),
  fc.array(words, { maxLength: 2 }),
);

describe('tidyFields', () => {
  test('drops empty texts and writes typed ones in the format of the files', () => {
    const fields: DraftFields = {
      slug: 'kopi',
      name: { en: ' Kopi ', zh_CN: '' },
      description: { en: '', zh_CN: '' },
      price: '5,9',
      points: '',
      tags: [],
      options: [],
    };
    expect(tidyFields(DISHES, fields)).toEqual({
      slug: 'kopi',
      name: { en: 'Kopi' },
      price: '5.90',
    });
  });

  test('leaves fields that another screen manages', () => {
    const fields = { sold_out: 'false', sold_out_at: [], slug: 'kopi' };
    expect(tidyFields(DISHES, fields)).toEqual(fields);
  });

  test('keeps the marks of an alternative that is not complete', () => {
    expect(tidyFields(DISHES, { options: [{ use: '' }] })).toEqual({ options: [{ use: '' }] });
    expect(tidyFields(VOUCHERS, { percent: '', used: 'app' })).toEqual({
      percent: '',
      used: 'app',
    });
    expect(tidyFields(VOUCHERS, { not_at: [] })).toEqual({ not_at: [] });
  });

  test('keeps an optional record without fields', () => {
    expect(tidyFields(BRANCHES, { is_able_reservation: 'true', delivery: {} })).toEqual({
      is_able_reservation: 'true',
      delivery: {},
    });
  });

  test('a required flag without a value is false', () => {
    expect(tidyFields(BRANCHES, {})).toEqual({ is_able_reservation: 'false' });
  });

  test.each(SECTIONS)('tidying the fields of %s twice changes nothing', (section) => {
    const description = describeSection(section);
    const names = description.groups.flatMap(({ fields }) =>
      fields.flatMap((field) =>
        field.kind === 'variants'
          ? field.variants.flatMap((variant) => variant.fields.map(({ name }) => name))
          : [field.name],
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (fields) => {
        const once = tidyFields(description, fields);
        expect(tidyFields(description, once)).toEqual(once);
      }),
      { seed: 5 },
    );
  });
});

describe('withVariant', () => {
  const worth = VOUCHERS.groups
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'worthKind');
  if (worth?.kind !== 'variants') throw new Error('A voucher has a worth');

  test.each(worth.variants)('chooses $label and drops the others', (variant) => {
    const record = withVariant(worth, { amount: '5.00', at_most: '9.00', used: 'app' }, variant);
    expect(variantOf(worth, record)).toBe(variant);
    expect(record.used).toBe('app');
    expect(Object.keys(record)).toHaveLength(2);
  });
});

test.each([
  ['12', 'price', '12.00'],
  ['RM 12.5', 'price', '12.50'],
  ['012.00', 'price', '12.00'],
  ['12.345', 'price', '12.345'],
  ['a lot', 'price', 'a lot'],
  ['7,5 %', 'percent', '7.5'],
  ['8 km', 'kilometres', '8.0'],
  ['3.1319001234', 'degrees', '3.131900'],
  ['-3', 'degrees', '-3.0'],
  ['03-2148 5511', 'phone', '+60321485511'],
  ['60123456789', 'phone', '+60123456789'],
  ['example.com', 'url', 'https://example.com'],
  ['http://example.com', 'url', 'http://example.com'],
  [' Cheras ', 'text', 'Cheras'],
  ['', 'url', ''],
] as const)('formats %s as %s', (typed, format, expected) => {
  expect(formatTyped(typed, format)).toBe(expected);
});
