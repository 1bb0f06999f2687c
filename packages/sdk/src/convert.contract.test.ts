import { expect, test } from 'vitest';
import { toCents, toWire } from './convert.ts';
import contract from './generated/customer/contract.json' with { type: 'json' };
import { moneyPaths, operations } from './generated/customer/operations.ts';
import type { OperationFacts } from './request-init.ts';

interface Media {
  examples?: Record<string, { $ref: string }>;
}

const examples: Readonly<Record<string, { value: unknown }>> = contract.components.examples;

/** Returns the values of the contract's examples for a body. */
function valuesOf(media: Media | undefined): unknown[] {
  const names = Object.values(media?.examples ?? {}).map(({ $ref }) => $ref.split('/').at(-1));
  return names.map((name) => (name === undefined ? undefined : examples[name]?.value));
}

/** Returns all nested strings that look like an amount. */
function amountsAsText(value: unknown): unknown[] {
  if (typeof value === 'string') return /^-?\d+\.\d{2}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(amountsAsText);
}

const cases = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => {
    const facts: OperationFacts = operations[operation.operationId as keyof typeof operations];
    const { request = null, response = null, wrapped } = facts;
    const results = valuesOf(operation.responses['200'].content['application/json']).map(
      (value) => {
        const { data } = value as { data: unknown };
        return wrapped === null ? data : (data as Record<string, unknown>)[wrapped];
      },
    );
    const content: Record<string, Media> =
      'requestBody' in operation ? operation.requestBody.content : {};
    const bodies = Object.values(content).flatMap(valuesOf);
    return [
      ...bodies.map((value) => [operation.operationId, request, value] as const),
      ...results.map((value) => [operation.operationId, response, value] as const),
    ];
  }),
);

test.each(cases)('converts all amounts of %s (%s) to cents and back', (_id, schema, value) => {
  const inside = toCents(moneyPaths, schema, value);
  expect(amountsAsText(inside)).toEqual([]);
  expect(toWire(moneyPaths, schema, inside)).toEqual(value);
});
