import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSignedByLalamove, signLalamove } from './lalamove-signature.ts';
import { officialSignature } from './testing/official-signature.ts';

const signed = fc.record({
  timestamp: fc.nat().map(String),
  method: fc.constantFrom('GET', 'POST', 'DELETE'),
  path: fc.webPath().map((path) => `/v3${path}`),
  body: fc.oneof(fc.constant(''), fc.json(), fc.string({ unit: 'grapheme' })),
});

test('creates the same signature as the official client', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), signed, (secret, message) => {
      expect(signLalamove(secret, message)).toBe(officialSignature(secret, message));
    }),
    { numRuns: 300 },
  );
});

test('accepts only the signature of the official client', () => {
  fc.assert(
    fc.property(signed, signed, (message, other) => {
      const signature = officialSignature('secret', message);
      expect(isSignedByLalamove('secret', message, signature)).toBe(true);
      expect(isSignedByLalamove('another', message, signature)).toBe(false);
      expect(isSignedByLalamove('secret', other, signature)).toBe(
        officialSignature('secret', other) === signature,
      );
      expect(isSignedByLalamove('secret', message, signature.slice(2))).toBe(false);
    }),
  );
});
