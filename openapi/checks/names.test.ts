import { expect, test } from 'vitest';
import { contracts } from './document.ts';
import { findReusedNames } from './names.ts';

test.each(contracts)('no schema of %s shadows a global', (_, contract) => {
  expect(findReusedNames(contract)).toEqual([]);
});

test('reports a schema that shadows a global', () => {
  const schemas = { Date: { type: 'string' }, PlainDate: { type: 'string' } };
  expect(findReusedNames({ paths: {}, components: { schemas } })).toEqual([
    'Date: a JavaScript global has this name',
  ]);
});
