import { expect, test } from 'vitest';
import { findUnboundedSchemas } from './bounds.ts';
import { contracts, type Schema } from './document.ts';

const findIn = (schema: Schema) =>
  findUnboundedSchemas({ paths: {}, components: { schemas: { Thing: schema } } });

const UNBOUNDED_MAP: Schema = {
  type: 'object',
  propertyNames: { maxLength: 40 },
  additionalProperties: { type: 'integer', minimum: 0, maximum: 9 },
};
const MAP: Schema = { ...UNBOUNDED_MAP, maxProperties: 12 };

test.each(contracts)('every schema of %s is bounded', (_, contract) => {
  expect(findUnboundedSchemas(contract)).toEqual([]);
});

test.each<[Schema, string]>([
  [{ type: 'string' }, 'a string without maxLength'],
  [{ type: ['string', 'null'] }, 'a string without maxLength'],
  [{ type: 'integer', minimum: 0 }, 'an integer without minimum and maximum'],
  [{ type: 'number', maximum: 1 }, 'a number without minimum and maximum'],
  [{ type: 'array' }, 'a list without maxItems'],
  [{ type: 'object' }, 'an object without additionalProperties: false'],
  [UNBOUNDED_MAP, 'a map without maxProperties'],
  [{ ...MAP, propertyNames: { pattern: '.' } }, 'a map whose keys have no maxLength'],
])('reports %o as %s', (schema, problem) => {
  expect(findIn(schema)).toEqual([`Thing: ${problem}`]);
});

test('reports a nested problem with its path', () => {
  const list: Schema = { type: 'array', maxItems: 1, items: { oneOf: [{ type: 'string' }] } };
  const schema: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { names: list },
  };
  expect(findIn(schema)).toEqual(['Thing.names[]: a string without maxLength']);
});

test('accepts an open schema that is part of another, and checks its bounds', () => {
  const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
  const schemas: Record<string, Schema> = {
    Thing: { type: 'object', additionalProperties: false, allOf: [refer('Owner')] },
    Owner: { oneOf: [refer('Member')] },
    Member: { type: 'object', properties: { id: { type: 'string' } } },
  };
  expect(findUnboundedSchemas({ paths: {}, components: { schemas } })).toEqual([
    'Member.id: a string without maxLength',
  ]);
});

test('checks the values of a map', () => {
  expect(findIn(MAP)).toEqual([]);
  expect(findIn({ ...MAP, additionalProperties: { type: 'string' } })).toEqual([
    'Thing{}: a string without maxLength',
  ]);
});

test('accepts a constant or an enum without a bound', () => {
  expect(findIn({ type: 'string', const: 'OK' })).toEqual([]);
  expect(findIn({ type: 'string', enum: ['card'] })).toEqual([]);
});
