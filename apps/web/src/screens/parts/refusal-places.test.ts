import { expect, test } from 'vitest';
import { placeFaults } from './refusal-places.ts';

const FORM = { errors: {}, firstBad: null, refusal: null } as const;
const PLACES = { INVALID_PASSWORD: 'password' } as const;

test('a form in order has nothing to say', () => {
  expect(placeFaults(FORM, PLACES)).toEqual({
    errors: {},
    refused: null,
    general: null,
    firstBad: null,
  });
});

test('a refusal about a field stands there, and the focus goes there', () => {
  expect(placeFaults({ ...FORM, refusal: 'INVALID_PASSWORD' }, PLACES)).toMatchObject({
    refused: { field: 'password', code: 'INVALID_PASSWORD' },
    general: null,
    firstBad: 'password',
  });
});

test('any other refusal is about the whole form', () => {
  expect(placeFaults({ ...FORM, refusal: 'TOO_MANY_REQUESTS' }, PLACES)).toMatchObject({
    refused: null,
    general: 'TOO_MANY_REQUESTS',
    firstBad: null,
  });
});
