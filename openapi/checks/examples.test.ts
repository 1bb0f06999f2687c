import { expect, test } from 'vitest';
import { contract, type Document } from './document.ts';
import { findExampleFaults } from './examples.ts';

/** A contract with one operation, whose answer is `schema` with these examples. */
function contractWith(schema: object, examples: Record<string, { value: unknown }>): Document {
  return {
    paths: {
      '/thing': {
        get: {
          operationId: 'thing',
          responses: { '200': { content: { 'application/json': { schema, examples } } } },
        },
      },
    },
    components: { schemas: {} },
  };
}

const answer = {
  type: 'object',
  required: ['msgCode', 'data'],
  properties: { msgCode: { const: 'OK', type: 'string' }, data: { type: 'integer' } },
};

test('the contract has nothing to mend', () => {
  expect(findExampleFaults(contract)).toEqual([]);
});

test('an example that does not fit is named with its place', () => {
  const faults = findExampleFaults(
    contractWith(answer, { Three: { value: { msgCode: 'OK', data: 'three' } } }),
  );
  expect(faults).toEqual(['thing 200: example Three: value/data must be integer']);
});

test('an answer without examples is named', () => {
  expect(findExampleFaults(contractWith(answer, {}))).toContain('thing 200: no named example');
});

test('a msgCode that no example shows is named', () => {
  const rejection = {
    type: 'object',
    properties: { msgCode: { const: 'NOT_FOUND', type: 'string' } },
  };
  const faults = findExampleFaults(
    contractWith({ oneOf: [answer, rejection] }, { Found: { value: { msgCode: 'OK', data: 1 } } }),
  );
  expect(faults).toContain('thing 200: no example of NOT_FOUND');
});

test('a parameter needs an example that fits', () => {
  const document = contractWith(answer, { One: { value: { msgCode: 'OK', data: 1 } } });
  const schema = { type: 'string', maxLength: 2 };
  const operation = document.paths['/thing']?.get;
  if (operation) operation.parameters = [{ name: 'id', example: 'long', schema }];
  expect(findExampleFaults(document)).toEqual([
    'thing: parameter id: value must NOT have more than 2 characters',
  ]);
});
