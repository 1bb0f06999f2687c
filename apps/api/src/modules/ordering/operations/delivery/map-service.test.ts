import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSdk } from '@claypot/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer, testSurroundings } from '../../../../contract/testing.ts';
import { createAddressFit } from '../../../../gateways/places/bundled/address-fit.ts';
import { bundledPlaces } from '../../../../gateways/places/bundled/bundled-places.ts';
import { indexPlaces } from '../../../../gateways/places/bundled/place-index.ts';
import { GOOGLE_PREFIX } from '../../../../gateways/places/google/google-place-view.ts';
import { googlePlaces } from '../../../../gateways/places/google/google-places.ts';
import { type GoogleHost, openGoogleHost } from '../../../../gateways/places/google/testing.ts';
import { placesWithFallback } from '../../../../gateways/places/places-with-fallback.ts';
import { SOME_NEIGHBOURS, SOME_PLACES } from '../../../../testing/seed/places.ts';
import { placeDetail } from '../../../account/operations/places/placeDetail.ts';
import { placeSearch } from '../../../account/operations/places/placeSearch.ts';

const ANSWERS = join(import.meta.dirname, '../../../../gateways/places/google/answers');
const SESSION = '0b7f3f0e-3c1d-4c55-9a5e-6d1c8f2f3b1a';
const HERE = { latitude: '3.145600', longitude: '101.708900' };

let host: GoogleHost;
beforeEach(async () => {
  host = await openGoogleHost();
});
afterEach(() => host.close());

async function answer(name: string): Promise<void> {
  const text = await readFile(join(ANSWERS, `${name}.json`), 'utf8');
  host.answer = { status: 200, body: JSON.parse(text) };
}

/**
 * Returns the app's SDK connected to a server that uses Google Maps. The SDK validates responses.
 */
function device() {
  const places = placesWithFallback({
    bundled: bundledPlaces(indexPlaces(SOME_PLACES, SOME_NEIGHBOURS)),
    fits: createAddressFit(SOME_PLACES),
    service: {
      places: googlePlaces({ key: 'AIza-of-the-server_0000', hosts: host.hosts }),
      prefix: GOOGLE_PREFIX,
    },
    clock: testSurroundings.clock,
    report: () => undefined,
  });
  const server = createTestServer({ places, handlers: { placeSearch, placeDetail } });
  return createSdk({
    baseUrl: 'http://demo.localhost:8080/api',
    fetch: (request) => server.fetch(request),
    language: () => 'zh_CN',
  });
}

test('uses one session from the search to the selected place', async () => {
  await answer('autocomplete');
  const sdk = device();
  const [place] = await sdk.placeSearch({
    body: { query: 'petronas', limit: null, ...HERE, session_token: SESSION },
  });
  expect(place).toMatchObject({ name: 'Petronas Twin Towers', source: 'google', latitude: null });
  await answer('details');
  const opened = await sdk.placeDetail({
    path: { place_id: place?.place_id ?? '' },
    body: { session_token: SESSION },
  });
  expect(opened).toMatchObject({
    street: 'Jalan SS 2/24, SS 2',
    postcode: '47300',
    state: 'Selangor',
    latitude: '3.118123',
    source: 'google',
  });
  expect(host.requests[0]?.body).toMatchObject({ sessionToken: SESSION, languageCode: 'zh-CN' });
  expect(host.requests[1]?.url.searchParams.get('sessionToken')).toBe(SESSION);
});

test('names the own position by its street, and lists nearby places from the bundled data', async () => {
  await answer('geocode');
  const place = await device().placeSearch({ body: { query: '', limit: 3, ...HERE } });
  expect(place).toMatchObject([
    { ...HERE, name: 'Jln Alor', kind: 'position', source: 'google', nearest: null },
    { name: '武吉免登', source: 'bundled', latitude: '3.146600' },
    { source: 'bundled' },
  ]);
});

test('returns 503 for a place of Google while Google is unavailable', async () => {
  host.answer = 'disconnect';
  const opening = device().placeDetail({ path: { place_id: 'google_ChIJ5' }, body: {} });
  await expect(opening).rejects.toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
});

test('returns bundled places when Google rejects the request', async () => {
  host.answer = { status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } };
  const place = await device().placeSearch({ body: { query: '武吉免登', limit: 1 } });
  expect(place).toMatchObject([{ name: '武吉免登', source: 'bundled' }]);
});
