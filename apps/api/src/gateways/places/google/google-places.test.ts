import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { googlePlaces } from './google-places.ts';
import { type GoogleHost, type HostAnswer, openGoogleHost } from './testing.ts';

const KEY = 'AIza-of-the-server_0000';
const KLCC = { latitude: 3.1579, longitude: 101.7123 };
const LOOKUP = { language: 'en', session: 'session-1' } as const;
const signal = new AbortController().signal;

let host: GoogleHost;
beforeEach(async () => {
  host = await openGoogleHost();
});
afterEach(() => host.close());

/** Returns a response from Google's documentation. */
async function documented(name: string): Promise<{ status: number; body: unknown }> {
  const text = await readFile(join(import.meta.dirname, 'answers', `${name}.json`), 'utf8');
  return { status: 200, body: JSON.parse(text) };
}

const places = () => googlePlaces({ key: KEY, hosts: host.hosts });
const search = (changes: object = {}) =>
  places().search({ ...LOOKUP, text: 'petronas', near: KLCC, most: 10, ...changes }, signal);

describe('search', () => {
  test('requests Malaysian places near the customer, with the session and the needed fields only', async () => {
    await search({ language: 'zh_CN' });
    expect(host.requests).toMatchObject([
      {
        method: 'POST',
        headers: {
          'x-goog-api-key': KEY,
          'x-goog-fieldmask': expect.stringMatching(/^suggestions\.placePrediction\.placeId,/),
        },
        body: {
          input: 'petronas',
          includedRegionCodes: ['my'],
          regionCode: 'my',
          languageCode: 'zh-CN',
          sessionToken: 'session-1',
          locationBias: { circle: { center: KLCC, radius: 50_000 } },
          origin: KLCC,
        },
      },
    ]);
    expect(host.requests[0]?.url.pathname).toBe('/v1/places:autocomplete');
  });

  test('prefers Malaysia when the search has neither position nor session', async () => {
    await search({ near: null, session: null });
    expect(host.requests[0]?.body).toEqual({
      input: 'petronas',
      includedRegionCodes: ['my'],
      regionCode: 'my',
      languageCode: 'en',
      locationBias: {
        rectangle: {
          low: { latitude: 0.85, longitude: 99.6 },
          high: { latitude: 7.4, longitude: 119.3 },
        },
      },
    });
  });

  test('returns places but no query suggestions', async () => {
    host.answer = await documented('autocomplete');
    expect(await search()).toEqual([
      {
        id: 'google_ChIJ5-rvAcdJzDERfSgcL1uO2fQ',
        name: 'Petronas Twin Towers',
        fullAddress:
          'Petronas Twin Towers, Kuala Lumpur City Centre, Kuala Lumpur, Federal Territory of Kuala Lumpur',
        kind: 'landmark',
        source: 'google',
        point: null,
        distance: 1.2,
        nearest: null,
      },
      expect.objectContaining({ name: 'Jalan Ampang', kind: 'street', distance: null }),
    ]);
    expect(await search({ most: 1 })).toHaveLength(1);
  });

  test('returns an empty list when nothing matches', async () => {
    expect(await search()).toEqual([]);
  });
});

describe('open', () => {
  const open = (id: string) => places().open(id, LOOKUP, signal);
  const ID = 'google_ChIJ5-rvAcdJzDERfSgcL1uO2fQ';

  test('returns a Latin address in the session of the search', async () => {
    host.answer = await documented('details');
    expect(await open(ID)).toEqual({
      id: ID,
      name: '12, Jalan SS 2/24',
      fullAddress: '12, Jalan SS 2/24, SS 2, 47300 Petaling Jaya, Selangor',
      street: 'Jalan SS 2/24, SS 2',
      city: 'Petaling Jaya',
      postcode: '47300',
      stateId: 'MY-10',
      point: { latitude: 3.1181234, longitude: 101.6214567 },
      kind: 'address',
      source: 'google',
      nearest: null,
    });
    const [request] = host.requests;
    expect(request?.url.pathname).toBe('/v1/places/ChIJ5-rvAcdJzDERfSgcL1uO2fQ');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      languageCode: 'en',
      regionCode: 'my',
      sessionToken: 'session-1',
    });
    expect(request?.headers).toMatchObject({
      'x-goog-api-key': KEY,
      'x-goog-fieldmask': 'id,displayName,formattedAddress,addressComponents,location,types',
    });
  });

  test.each([
    [404, 'NOT_FOUND', 'The Place ID is no longer valid.'],
    [400, 'INVALID_ARGUMENT', 'Not a valid Place ID.'],
  ])('returns null for an unknown or expired id: %d', async (code, status, message) => {
    host.answer = { status: code, body: { error: { code, status, message } } };
    expect(await open(ID)).toBeNull();
  });

  test('returns null for a place abroad', async () => {
    const { status, body } = await documented('details');
    const abroad = JSON.parse(JSON.stringify(body).replace('"MY"', '"SG"'));
    host.answer = { status, body: abroad };
    expect(await open(ID)).toBeNull();
  });
});

describe('position', () => {
  const at = { latitude: 3.1456, longitude: 101.7089 };

  test('has the name of its street and its exact coordinates', async () => {
    host.answer = await documented('geocode');
    const opened = await places().open('at_3145600_101708900', LOOKUP, signal);
    expect(opened).toEqual({
      id: 'at_3145600_101708900',
      name: 'Jln Alor',
      fullAddress: 'Jln Alor, Bukit Bintang, Kuala Lumpur, Wilayah Persekutuan Kuala Lumpur',
      street: 'Jalan Alor, Bukit Bintang',
      city: 'Kuala Lumpur',
      postcode: null,
      stateId: 'MY-14',
      point: at,
      kind: 'position',
      source: 'google',
      nearest: null,
    });
    expect(Object.fromEntries(host.requests[0]?.url.searchParams ?? [])).toEqual({
      latlng: '3.1456,101.7089',
      language: 'en',
      region: 'my',
      key: KEY,
    });
    const around = await places().around(at, { ...LOOKUP, most: 10 }, signal);
    expect(around).toMatchObject([{ id: 'at_3145600_101708900', point: at, distance: 0 }]);
  });

  test('throws PlacesError when Google has no result', async () => {
    host.answer = { status: 200, body: { results: [], status: 'ZERO_RESULTS' } };
    const request = places().around(at, { ...LOOKUP, most: 10 }, signal);
    await expect(request).rejects.toMatchObject({ name: 'PlacesError' });
  });

  test('returns nothing abroad', async () => {
    const { status, body } = await documented('geocode');
    host.answer = { status, body: JSON.parse(JSON.stringify(body).replaceAll('"MY"', '"SG"')) };
    expect(await places().around(at, { ...LOOKUP, most: 10 }, signal)).toEqual([]);
    expect(await places().open('at_3145600_101708900', LOOKUP, signal)).toBeNull();
  });
});

describe('Google failure', () => {
  const rejection = (status: number, code: string, message: string): HostAnswer => ({
    status,
    body: { error: { code: status, status: code, message } },
  });

  test.each<[string, HostAnswer, RegExp]>([
    [
      'a wrong key',
      rejection(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
      /400 INVALID_ARGUMENT API key not valid/,
    ],
    [
      'a key that may not',
      rejection(403, 'PERMISSION_DENIED', 'Requests are blocked.'),
      /403 PERMISSION/,
    ],
    ['a quota', rejection(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'), /429 RESOURCE_EXHAUSTED/],
    ['its own failure', { status: 500, body: 'oops' }, /500/],
    ['nonsense', { status: 200, body: { suggestions: 'none' } }, /undocumented response/],
  ])(
    'throws PlacesUnavailable without the key in its message for %s',
    async (_, answer, sentence) => {
      host.answer = answer;
      const failure: unknown = await search().catch((error: unknown) => error);
      expect(failure).toMatchObject({
        name: 'PlacesUnavailable',
        message: expect.stringMatching(sentence),
      });
      expect(String(failure)).not.toContain(KEY);
    },
  );

  test.each(['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'UNKNOWN_ERROR'])(
    'throws PlacesUnavailable for the geocoding status %s',
    async (status) => {
      host.answer = { status: 200, body: { results: [], status, error_message: 'Why.' } };
      await expect(places().around(KLCC, { ...LOOKUP, most: 1 }, signal)).rejects.toMatchObject({
        name: 'PlacesUnavailable',
        message: `Geocoding: ${status} Why.`,
      });
    },
  );

  test('throws PlacesUnavailable for a wrong key recognised by its reason only', async () => {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
    ];
    host.answer = { status: 400, body: { error: { status: 'INVALID_ARGUMENT', details } } };
    await expect(search()).rejects.toMatchObject({ name: 'PlacesUnavailable' });
  });

  test('throws an error without the key when the connection breaks', async () => {
    host.answer = 'disconnect';
    const failure = await search().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failure)).not.toContain(KEY);
  });
});
