import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { FRESH_SECONDS } from '../../fresh-signature.ts';
import { isSignedBy } from '../signature.ts';

const secret = 'whsec_of_this_test_00000000';
const older = 'whsec_before_it_was_changed';
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'charge.succeeded',
  data: {},
});
const SECONDS = 1_795_262_400;
const now = Temporal.Instant.fromEpochMilliseconds(SECONDS * 1000);

const { webhooks } = Stripe;
const header = (of: string, timestamp = SECONDS) =>
  webhooks.generateTestHeaderString({ payload, secret: of, timestamp });
const v1 = (of: string) => header(of).split(',')[1] ?? '';

/** Returns true if Stripe's official client accepts the signature. */
function isRightToStripe(signature: string, body = payload): boolean {
  try {
    webhooks.constructEvent(body, signature, secret, FRESH_SECONDS, undefined, SECONDS * 1000);
    return true;
  } catch {
    return false;
  }
}

describe('isSignedBy with a header of the official client', () => {
  test.each([
    ['as it is', header(secret), true],
    ['by another secret', header(older), false],
    ['by the old secret and the new', `${header(older)},${v1(secret)}`, true],
    ['by the new secret and the old', `${header(secret)},${v1(older)}`, true],
    ['by two others', `${header(older)},${v1('whsec_somebody_else_000')}`, false],
    ['with another scheme beside it', `${header(secret)},v0=${'0'.repeat(64)}`, true],
    ['by another scheme alone', header(secret).replace('v1=', 'v0='), false],
    ['at the edge', header(secret, SECONDS - FRESH_SECONDS), true],
    ['a second later', header(secret, SECONDS - FRESH_SECONDS - 1), false],
    ['an hour old', header(secret, SECONDS - 3600), false],
    [
      'with another time put in',
      header(secret, SECONDS - 3600).replace(/^t=\d+/, `t=${SECONDS}`),
      false,
    ],
    ['empty', '', false],
  ])('accepts or rejects the header as the official client does: %s', (_, signature, right) => {
    expect(isSignedBy(secret, signature, payload, now)).toBe(right);
    expect(isRightToStripe(signature)).toBe(right);
  });
});

test('agrees with the official client for any header and body', () => {
  const part = fc.constantFrom(
    `t=${SECONDS}`,
    v1(secret),
    v1(older),
    `v0=${'0'.repeat(64)}`,
    'v1=zz',
    'scheme',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      fc.constantFrom(payload, `${payload} `, '{}'),
      (parts, body) => {
        const signature = parts.join(',');
        // With several times, Stripe's client uses the last one and we reject the header. Stripe
        // never sends several.
        fc.pre(parts.filter((one) => one.startsWith('t=')).length < 2);
        expect(isSignedBy(secret, signature, body, now)).toBe(isRightToStripe(signature, body));
      },
    ),
    { numRuns: 500 },
  );
});
