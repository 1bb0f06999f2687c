import { expect, test } from 'vitest';
import { placeErrors } from './error-fields.ts';

const FORM = { errors: {}, firstInvalid: null, rejection: null } as const;
const PLACES = { INVALID_PASSWORD: 'password' } as const;

test('returns no errors for a valid form', () => {
  expect(placeErrors(FORM, PLACES)).toEqual({
    errors: {},
    rejected: null,
    general: null,
    firstInvalid: null,
  });
});

test('assigns an error about a field to that field and focuses it', () => {
  expect(placeErrors({ ...FORM, rejection: 'INVALID_PASSWORD' }, PLACES)).toMatchObject({
    rejected: { field: 'password', code: 'INVALID_PASSWORD' },
    general: null,
    firstInvalid: 'password',
  });
});

test('assigns any other error to the whole form', () => {
  expect(placeErrors({ ...FORM, rejection: 'TOO_MANY_REQUESTS' }, PLACES)).toMatchObject({
    rejected: null,
    general: 'TOO_MANY_REQUESTS',
    firstInvalid: null,
  });
});
