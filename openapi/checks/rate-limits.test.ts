import { expect, test } from 'vitest';
import { contracts, type Document } from './document.ts';
import { findUnlimited } from './rate-limits.ts';

const withResponses = (responses: Record<string, object>): Document => ({
  paths: { '/thing': { post: { operationId: 'thing', responses } } },
  components: { schemas: {} },
});

test.each(contracts)('every operation of %s declares 429 with Retry-After', (_, contract) => {
  expect(findUnlimited(contract)).toEqual([]);
});

test.each([
  [{ 200: {} }, 'thing: no 429'],
  [{ 429: {} }, 'thing: 429 without Retry-After'],
])('reports an operation with responses %j', (responses, problem) => {
  expect(findUnlimited(withResponses(responses))).toEqual([problem]);
});
