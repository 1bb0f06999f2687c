import { expect, test } from 'vitest';
import { FRESH_SECONDS } from '../fresh-signature.ts';
import { isSignedBy, sign } from './signature.ts';

const at = Temporal.Instant.from('2026-11-21T12:00:00Z');
const secret = 'a-secret-of-thirty-two-characters';
const body = '{"outcome":"approved"}';

test('accepts a signature for its body and secret within the time limit', () => {
  const signature = sign(secret, at, body);
  expect(isSignedBy(secret, signature, body, at)).toBe(true);
  expect(isSignedBy(secret, signature, body, at.add({ seconds: FRESH_SECONDS }))).toBe(true);
  expect(isSignedBy(secret, signature, body, at.subtract({ seconds: FRESH_SECONDS }))).toBe(true);
});

test('rejects another body, another secret, another time and a replay', () => {
  const signature = sign(secret, at, body);
  expect(isSignedBy(secret, signature, `${body} `, at)).toBe(false);
  expect(isSignedBy(`${secret}!`, signature, body, at)).toBe(false);
  expect(isSignedBy(secret, signature.replace(/^t=\d+/, 't=1795262401'), body, at)).toBe(false);
  expect(isSignedBy(secret, signature, body, at.add({ seconds: FRESH_SECONDS + 1 }))).toBe(false);
});

test.each([[null], [''], ['t=1,v1=00'], [`t=x,v1=${'0'.repeat(64)}`]])(
  'rejects the malformed signature %s',
  (signature) => {
    expect(isSignedBy(secret, signature, body, at)).toBe(false);
  },
);
