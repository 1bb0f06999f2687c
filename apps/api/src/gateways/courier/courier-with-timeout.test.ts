import { cents } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { type Courier, CourierError, CourierUnavailable, type Quote } from './courier.ts';
import { courierWithTimeout } from './courier-with-timeout.ts';

const PLACE = { latitude: 3.1, longitude: 101.6 };
const TRIP = {
  from: PLACE,
  to: PLACE,
  tariff: { radiusMetres: 1000, baseFee: cents(500), feePerKm: cents(100) },
};

/** Courier with the given quotation; all other calls fail. */
function courier(quote: () => Promise<Quote>): Courier {
  const unexpected = () => Promise.reject(new Error('not asked for here'));
  const others = { book: unexpected, progress: unexpected, rider: unexpected };
  return { provider: 'test', restSeconds: 0, quote, ...others };
}

const ask = (quote: () => Promise<Quote>, signal = new AbortController().signal) =>
  courierWithTimeout(courier(quote), () => signal).quote(TRIP);

test('returns a valid quote unchanged', async () => {
  const answer = { fee: cents(700), distanceMetres: 1200 };
  expect(await ask(async () => answer)).toEqual(answer);
});

test('throws CourierUnavailable on timeout', async () => {
  const timeoutController = new AbortController();
  const result = ask(() => new Promise(() => {}), timeoutController.signal);
  timeoutController.abort();
  await expect(result).rejects.toBeInstanceOf(CourierUnavailable);
});

test.each([
  { fee: -1, distanceMetres: 0 },
  { fee: 7.5, distanceMetres: 0 },
  { fee: Number.NaN, distanceMetres: 0 },
  { fee: 700 },
  null,
])('throws CourierUnavailable for an invalid quote: %o', async (answer) => {
  await expect(ask(async () => answer as Quote)).rejects.toBeInstanceOf(CourierUnavailable);
});

test('rethrows CourierError and wraps any other error in CourierUnavailable', async () => {
  const rejection = new CourierError('ERR_OUT_OF_SERVICE_AREA');
  await expect(ask(() => Promise.reject(rejection))).rejects.toBe(rejection);
  const networkError = new TypeError('socket closed');
  await expect(ask(() => Promise.reject(networkError))).rejects.toMatchObject({
    name: 'CourierUnavailable',
    cause: networkError,
  });
});
