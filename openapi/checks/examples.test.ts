import { expect, test } from 'vitest';
import { contracts, type Document } from './document.ts';
import { findExampleProblems } from './examples.ts';

/** Returns a contract with one operation that has this response schema and these examples. */
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

const success = {
  type: 'object',
  required: ['msgCode', 'data'],
  properties: { msgCode: { const: 'OK', type: 'string' }, data: { type: 'integer' } },
};

test.each(contracts)('%s has no problems', (_, contract) => {
  expect(findExampleProblems(contract)).toEqual([]);
});

test('reports an invalid example with its place', () => {
  const problems = findExampleProblems(
    contractWith(success, { Three: { value: { msgCode: 'OK', data: 'three' } } }),
  );
  expect(problems).toEqual(['thing 200: example Three: value/data must be integer']);
});

test('reports a response without examples', () => {
  expect(findExampleProblems(contractWith(success, {}))).toContain('thing 200: no named example');
});

test('reports a msgCode without an example', () => {
  const rejection = {
    type: 'object',
    properties: { msgCode: { const: 'NOT_FOUND', type: 'string' } },
  };
  const problems = findExampleProblems(
    contractWith({ oneOf: [success, rejection] }, { Found: { value: { msgCode: 'OK', data: 1 } } }),
  );
  expect(problems).toContain('thing 200: no example of NOT_FOUND');
});

test('reports a parameter with an invalid example', () => {
  const document = contractWith(success, { One: { value: { msgCode: 'OK', data: 1 } } });
  const schema = { type: 'string', maxLength: 2 };
  const operation = document.paths['/thing']?.get;
  if (operation) operation.parameters = [{ name: 'id', example: 'long', schema }];
  expect(findExampleProblems(document)).toEqual([
    'thing: parameter id: value must NOT have more than 2 characters',
  ]);
});
