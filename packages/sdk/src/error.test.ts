import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, errorDataOf } from './error.ts';

test('keeps a known code', () => {
  const error = new ApiError({ kind: 'rejected', code: 'PRICE_CHANGED', status: 422 });
  expect(error).toMatchObject({ code: 'PRICE_CHANGED', receivedCode: 'PRICE_CHANGED' });
});

test('maps an unknown code to ERROR and keeps the received one', () => {
  const error = new ApiError({ kind: 'rejected', code: 'MOON_IS_FULL', status: 422 });
  expect(error).toMatchObject({ code: 'ERROR', receivedCode: 'MOON_IS_FULL' });
});

test('wraps a thrown error as ERROR with its cause', () => {
  const cause = new TypeError('offline');
  const error = new ApiError({ kind: 'network', cause });
  expect(error).toMatchObject({ code: 'ERROR', status: null, data: null, cause });
});

test.each<[ApiErrorKind, number | null, boolean]>([
  ['network', null, true],
  ['aborted', null, true],
  ['malformed', 502, true],
  ['malformed', null, false],
  ['rejected', 500, true],
  ['rejected', 503, true],
  ['rejected', 422, false],
  ['rejected', 409, false],
  ['unauthorized', 401, false],
])('%s with status %s has an unknown outcome: %s', (kind, status, unknown) => {
  expect(new ApiError({ kind, status }).outcomeUnknown).toBe(unknown);
});

test('errorDataOf returns the data for a matching code', () => {
  const data = { earliest_time: null };
  const error = new ApiError({
    kind: 'rejected',
    code: 'INVALID_DELIVERY_TIME',
    status: 422,
    data,
  });
  expect(errorDataOf(error, 'INVALID_DELIVERY_TIME')).toBe(data);
  expect(errorDataOf(error, 'PRICE_CHANGED')).toBeNull();
  expect(errorDataOf(new Error('x'), 'INVALID_DELIVERY_TIME')).toBeNull();
});
