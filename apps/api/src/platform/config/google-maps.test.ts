import { expect, test } from 'vitest';
import { readGoogleMaps } from './google-maps.ts';

const NONE = { googleMapsBrowserKey: null, googleMapsMapId: null, googleMapsServerKey: null };
const BROWSER = { googleMapsBrowserKey: 'browser-key', googleMapsMapId: 'a1b2c3' };

test('disables Google services without keys', () => {
  expect(readGoogleMaps(NONE)).toEqual({ map: null, placesKey: null });
});

test('accepts either key alone', () => {
  expect(readGoogleMaps({ ...NONE, ...BROWSER })).toEqual({
    map: { key: 'browser-key', mapId: 'a1b2c3' },
    placesKey: null,
  });
  expect(readGoogleMaps({ ...NONE, googleMapsServerKey: 'server-key' })).toEqual({
    map: null,
    placesKey: 'server-key',
  });
});

test.each([
  ['a browser’s key without a map', { googleMapsBrowserKey: 'k' }, 'GOOGLE_MAPS_MAP_ID is missing'],
  ['a map without a key', { googleMapsMapId: 'm' }, 'GOOGLE_MAPS_BROWSER_KEY is missing'],
  [
    'one key for both',
    { ...BROWSER, googleMapsServerKey: 'browser-key' },
    'which everybody can read',
  ],
])('rejects %s', (_, keys, sentence) => {
  expect(() => readGoogleMaps({ ...NONE, ...keys })).toThrow(sentence);
});
