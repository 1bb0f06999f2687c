import { expect, test } from 'vitest';
import { contract, type Document } from './document.ts';
import { findUnlimited } from './rate-limits.ts';

const withAnswers = (responses: Record<string, object>): Document => ({
  paths: { '/thing': { post: { operationId: 'thing', responses } } },
  components: { schemas: {} },
});

test('every operation says that it can be asked too often, and when again', () => {
  expect(findUnlimited(contract)).toEqual([]);
});

test.each([
  [{ 200: {} }, 'thing: no 429'],
  [{ 429: {} }, 'thing: 429 without Retry-After'],
])('one that answers %j does not', (responses, fault) => {
  expect(findUnlimited(withAnswers(responses))).toEqual([fault]);
});
