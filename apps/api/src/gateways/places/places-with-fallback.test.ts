import { afterEach, beforeEach, expect, test } from 'vitest';
import { SOME_NEIGHBOURS, SOME_PLACES } from '../../testing/seed/places.ts';
import { createAddressFit } from './bundled/address-fit.ts';
import { bundledPlaces } from './bundled/bundled-places.ts';
import { indexPlaces } from './bundled/place-index.ts';
import { GOOGLE_PREFIX } from './google/google-place-view.ts';
import { googlePlaces } from './google/google-places.ts';
import { type GoogleHost, openGoogleHost } from './google/testing.ts';
import { placesWithFallback } from './places-with-fallback.ts';

const LOOKUP = { language: 'en', session: null } as const;
const KLCC = { latitude: 3.159, longitude: 101.713 };

let host: GoogleHost;
let now: number;
let reported: unknown[];
beforeEach(async () => {
  host = await openGoogleHost();
  now = 0;
  reported = [];
});
afterEach(() => host.close());

function places(timeout?: () => AbortSignal) {
  return placesWithFallback({
    bundled: bundledPlaces(indexPlaces(SOME_PLACES, SOME_NEIGHBOURS)),
    fits: createAddressFit(SOME_PLACES),
    service: {
      places: googlePlaces({ key: 'AIza-of-the-server_0000', hosts: host.hosts }),
      prefix: GOOGLE_PREFIX,
    },
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(now) },
    report: (error) => reported.push(error),
    ...(timeout && { timeout }),
  });
}

const DENIED = { status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } };
const bangsar = { ...LOOKUP, text: 'bukit bintang', near: null, most: 10 };

test('returns the results of the map service', async () => {
  expect(await places().search(bangsar)).toEqual([]);
  expect(reported).toEqual([]);
});

test('falls back to the list and reports once when the service fails', async () => {
  host.answer = DENIED;
  const gateway = places();
  expect(await gateway.search(bangsar)).toMatchObject([
    { name: 'Bukit Bintang', source: 'bundled' },
  ]);
  expect(await gateway.around(KLCC, { ...LOOKUP, most: 1 })).toMatchObject([{ source: 'bundled' }]);
  expect(host.requests).toHaveLength(1);
  expect(reported).toMatchObject([{ name: 'PlacesUnavailable' }]);
});

test('retries the service after 30 seconds', async () => {
  host.answer = DENIED;
  const gateway = places();
  await gateway.search(bangsar);
  now = 29_999;
  await gateway.search(bangsar);
  expect(host.requests).toHaveLength(1);
  host.answer = { status: 200, body: {} };
  now = 30_000;
  expect(await gateway.search(bangsar)).toEqual([]);
  expect(host.requests).toHaveLength(2);
});

test('falls back for a rejected request and uses the service for the next one', async () => {
  host.answer = { status: 400, body: { error: { status: 'INVALID_ARGUMENT', message: 'No.' } } };
  const gateway = places();
  expect(await gateway.search(bangsar)).toMatchObject([{ name: 'Bukit Bintang' }]);
  host.answer = { status: 200, body: {} };
  expect(await gateway.search(bangsar)).toEqual([]);
  expect(reported).toMatchObject([{ name: 'PlacesError' }]);
});

test('falls back when the service times out', async () => {
  host.answer = 'silent';
  const timeoutController = new AbortController();
  const results = places(() => timeoutController.signal).search(bangsar);
  timeoutController.abort();
  expect(await results).toMatchObject([{ name: 'Bukit Bintang' }]);
  expect(reported).toMatchObject([{ message: 'The map service did not respond' }]);
});

test('searches a postcode in the list only, because the list has its position', async () => {
  const results = await places().search({ ...bangsar, text: '47300' });
  expect(results[0]).toMatchObject({ kind: 'postcode', point: { latitude: 3.117 } });
  expect(host.requests).toEqual([]);
});

test('opens a listed place without a request', async () => {
  const [results] = await places().search({ ...bangsar, text: '47300' });
  expect(await places().open(results?.id ?? '', LOOKUP)).toMatchObject({ postcode: '47300' });
  expect(host.requests).toEqual([]);
});

test('opens a position without the service, but not a place of the service', async () => {
  host.answer = 'disconnect';
  const gateway = places();
  expect(await gateway.open('at_3159000_101713000', LOOKUP)).toMatchObject({ source: 'bundled' });
  await expect(gateway.open('google_ChIJ5', LOOKUP)).rejects.toMatchObject({
    name: 'PlacesUnavailable',
  });
});
