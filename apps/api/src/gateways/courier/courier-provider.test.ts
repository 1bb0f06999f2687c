import { expect, test } from 'vitest';
import { chooseCourier } from './courier-provider.ts';

const nothing = {
  courier: 'sandbox' as const,
  lalamoveApiKey: null,
  lalamoveApiSecret: null,
  lalamoveService: null,
  lalamoveUrl: null,
};
const lalamove = {
  ...nothing,
  courier: 'lalamove' as const,
  lalamoveApiKey: 'pk_prod_12345678',
  lalamoveApiSecret: 'sk_prod_12345678',
};
const rehearsal = {
  ...lalamove,
  lalamoveApiKey: 'pk_test_12345678',
  lalamoveApiSecret: 'sk_test_12345678',
};

test('returns the sandbox when no variable is set', () => {
  expect(chooseCourier(nothing)).toBe('sandbox');
});

test('chooses the Lalamove host by the kind of key', () => {
  expect(chooseCourier(lalamove)).toEqual({
    apiKey: 'pk_prod_12345678',
    apiSecret: 'sk_prod_12345678',
    service: 'MOTORCYCLE',
    url: 'https://rest.lalamove.com',
  });
  expect(chooseCourier({ ...rehearsal, lalamoveService: 'CAR' })).toMatchObject({
    service: 'CAR',
    url: 'https://rest.sandbox.lalamove.com',
  });
});

test.each([
  ['no key', { ...lalamove, lalamoveApiKey: null }, /^LALAMOVE_API_KEY is missing/],
  ['no secret', { ...lalamove, lalamoveApiSecret: null }, /^LALAMOVE_API_SECRET is missing/],
  ['keys for the sandbox', { ...lalamove, courier: 'sandbox' as const }, /^COURIER=lalamove is/],
  [
    'two kinds of keys',
    { ...lalamove, lalamoveApiSecret: 'sk_test_12345678' },
    /^LALAMOVE_API_SECRET is not/,
  ],
  [
    'real riders at a rehearsal',
    { ...lalamove, lalamoveUrl: 'http://127.0.0.1:1' },
    /^LALAMOVE_URL is for a rehearsal/,
  ],
])('throws a readable error: %s', (_, settings, sentence) => {
  expect(() => chooseCourier(settings)).toThrow(sentence);
});
