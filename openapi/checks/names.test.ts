import { expect, test } from 'vitest';
import { contract } from './document.ts';
import { findReusedNames } from './names.ts';

test('no schema of the contract shadows a global', () => {
  expect(findReusedNames(contract)).toEqual([]);
});

test('reports a schema that shadows a global', () => {
  const schemas = { Date: { type: 'string' }, PlainDate: { type: 'string' } };
  expect(findReusedNames({ paths: {}, components: { schemas } })).toEqual([
    'Date: a JavaScript global has this name',
  ]);
});
