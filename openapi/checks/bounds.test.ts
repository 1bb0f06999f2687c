import { expect, test } from 'vitest';
import { findUnboundedSchemas } from './bounds.ts';
import { contract, type Schema } from './document.ts';

const findIn = (schema: Schema) =>
  findUnboundedSchemas({ paths: {}, components: { schemas: { Thing: schema } } });

const ENDLESS_MAP: Schema = {
  type: 'object',
  propertyNames: { maxLength: 40 },
  additionalProperties: { type: 'integer', minimum: 0, maximum: 9 },
};
const MAP: Schema = { ...ENDLESS_MAP, maxProperties: 12 };

test('everything in the contract is bounded', () => {
  expect(findUnboundedSchemas(contract)).toEqual([]);
});

test.each<[Schema, string]>([
  [{ type: 'string' }, 'a string without maxLength'],
  [{ type: ['string', 'null'] }, 'a string without maxLength'],
  [{ type: 'integer', minimum: 0 }, 'an integer without minimum and maximum'],
  [{ type: 'number', maximum: 1 }, 'a number without minimum and maximum'],
  [{ type: 'array' }, 'a list without maxItems'],
  [{ type: 'object' }, 'an object left open'],
  [ENDLESS_MAP, 'a map without maxProperties'],
  [{ ...MAP, propertyNames: { pattern: '.' } }, 'a map whose keys have no maxLength'],
])('%o is %s', (schema, fault) => {
  expect(findIn(schema)).toEqual([`Thing: ${fault}`]);
});

test('a fault deep inside is named with its place', () => {
  const list: Schema = { type: 'array', maxItems: 1, items: { oneOf: [{ type: 'string' }] } };
  const schema: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: { names: list },
  };
  expect(findIn(schema)).toEqual(['Thing.names[]: a string without maxLength']);
});

test('what another is made of is open, and bounded all the same', () => {
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

test('a map is looked into', () => {
  expect(findIn(MAP)).toEqual([]);
  expect(findIn({ ...MAP, additionalProperties: { type: 'string' } })).toEqual([
    'Thing{}: a string without maxLength',
  ]);
});

test('a constant or a closed choice needs no bound', () => {
  expect(findIn({ type: 'string', const: 'OK' })).toEqual([]);
  expect(findIn({ type: 'string', enum: ['card'] })).toEqual([]);
});
