import { describe, expect, test } from 'vitest';
import { LARGEST_BODY, limitOf } from '../../platform/http/body/limit-bodies.ts';
import { contract, counterContract } from './document.ts';
import { largestBody } from './largest-body.ts';
import { listOperations } from './operations.ts';

const bodies = new Map(
  [contract, counterContract].flatMap((document) =>
    listOperations<string>(document).map(({ id, body }) => [id, body] as const),
  ),
);
const bytesOf = (id: string) => {
  const body = bodies.get(id) ?? null;
  return body === null ? null : limitOf(body).bytes;
};

describe('limit of a body', () => {
  test.each([
    ['an operation with x-max-bytes', 'saveDraftEntry', 1_000_000],
    ['a form with x-max-bytes', 'uploadPicture', 26_000_000],
    ['JSON without it', 'removeDraftEntry', 64 * 1024],
    ['a form without it', 'updateProfile', LARGEST_BODY],
  ])('of %s', (_, id, bytes) => {
    expect(bytesOf(id)).toBe(bytes);
  });

  test('is at most largestBody', () => {
    const limits = [...bodies.keys()].map((id) => bytesOf(id) ?? 0);
    expect(Math.max(...limits)).toBe(largestBody());
  });
});
