import { expect, test } from 'vitest';
import { placeErrors } from './error-fields.ts';

const FORM = { errors: {}, firstInvalid: null, rejection: null } as const;
const PLACES = { INVALID_PASSWORD: 'password' } as const;

test('a form in order has nothing to say', () => {
  expect(placeErrors(FORM, PLACES)).toEqual({
    errors: {},
    rejected: null,
    general: null,
    firstInvalid: null,
  });
});

test('a refusal about a field stands there, and the focus goes there', () => {
  expect(placeErrors({ ...FORM, rejection: 'INVALID_PASSWORD' }, PLACES)).toMatchObject({
    rejected: { field: 'password', code: 'INVALID_PASSWORD' },
    general: null,
    firstInvalid: 'password',
  });
});

test('any other refusal is about the whole form', () => {
  expect(placeErrors({ ...FORM, rejection: 'TOO_MANY_REQUESTS' }, PLACES)).toMatchObject({
    rejected: null,
    general: 'TOO_MANY_REQUESTS',
    firstInvalid: null,
  });
});
