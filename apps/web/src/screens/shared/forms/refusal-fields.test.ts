import { expect, test } from 'vitest';
import { placeFaults } from './refusal-fields.ts';

const FORM = { errors: {}, firstInvalid: null, refusal: null } as const;
const PLACES = { INVALID_PASSWORD: 'password' } as const;

test('a form in order has nothing to say', () => {
  expect(placeFaults(FORM, PLACES)).toEqual({
    errors: {},
    refused: null,
    general: null,
    firstInvalid: null,
  });
});

test('a refusal about a field stands there, and the focus goes there', () => {
  expect(placeFaults({ ...FORM, refusal: 'INVALID_PASSWORD' }, PLACES)).toMatchObject({
    refused: { field: 'password', code: 'INVALID_PASSWORD' },
    general: null,
    firstInvalid: 'password',
  });
});

test('any other refusal is about the whole form', () => {
  expect(placeFaults({ ...FORM, refusal: 'TOO_MANY_REQUESTS' }, PLACES)).toMatchObject({
    refused: null,
    general: 'TOO_MANY_REQUESTS',
    firstInvalid: null,
  });
});
