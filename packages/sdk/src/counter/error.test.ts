import { expect, test } from 'vitest';
import { ApiError } from '../error.ts';
import { codeOf, errorDataOf } from './error.ts';

const moved = new ApiError({
  kind: 'rejected',
  code: 'ORDER_MOVED',
  status: 409,
  data: { status: 'READY' },
});

test.each([
  ['a code of the counter that customers do not have', moved, 'ORDER_MOVED'],
  [
    'a code that both contracts have',
    new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 }),
    'SESSION_EXPIRED',
  ],
  [
    'ERROR for a code of the customers’ contract only',
    new ApiError({ kind: 'rejected', code: 'NOTHING_TO_CHECK_OUT', status: 422 }),
    'ERROR',
  ],
  ['ERROR for an unknown code', new ApiError({ kind: 'rejected', code: 'MOON_IS_FULL' }), 'ERROR'],
  ['ERROR for another error', new TypeError('offline'), 'ERROR'],
])('codeOf returns %s', (_, error, code) => {
  expect(codeOf(error)).toBe(code);
});

test('errorDataOf returns the data for a matching code', () => {
  expect(errorDataOf(moved, 'ORDER_MOVED')).toEqual({ status: 'READY' });
});

test.each([
  ['another code', moved],
  [
    'a response that was not a rejection',
    new ApiError({ kind: 'malformed', code: 'WRONG_PIN', status: 200, data: { tries_left: 3 } }),
  ],
  ['another error', new Error('x')],
])('errorDataOf returns null for %s', (_, error) => {
  expect(errorDataOf(error, 'WRONG_PIN')).toBeNull();
});
