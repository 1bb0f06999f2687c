import { expect, test } from 'vitest';
import { contract } from './document.ts';
import { findTakenNames } from './names.ts';

test('no schema of the contract hides what every program has', () => {
  expect(findTakenNames(contract)).toEqual([]);
});

test('one that does is named', () => {
  const schemas = { Date: { type: 'string' }, PlainDate: { type: 'string' } };
  expect(findTakenNames({ paths: {}, components: { schemas } })).toEqual([
    'Date: every program has something of this name',
  ]);
});
