import { describe, expect, test } from 'vitest';
import { createAddressFit } from './address-fit.ts';
import { readPlaces } from './read-places.ts';

const places = await readPlaces();
const fits = createAddressFit(places);

/** Delivery addresses near the demo's branches. */
const SS2 = { latitude: 3.117, longitude: 101.6225 };
const KLCC = { latitude: 3.1579, longitude: 101.7123 };
const PUCHONG = { latitude: 3.0327, longitude: 101.6188 };
const SELANGOR = 'MY-10';
const KUALA_LUMPUR = 'MY-14';
const JOHOR = 'MY-01';

describe('createAddressFit', () => {
  test.each([
    ['is of its place', SELANGOR, '47300', SS2],
    ['is of the next town', SELANGOR, '40000', SS2],
    ['names the state across the border, where letters come from', KUALA_LUMPUR, '58200', PUCHONG],
    ['has no postcode', KUALA_LUMPUR, '', KLCC],
    ['has a postcode that the list does not know', KUALA_LUMPUR, '50999', KLCC],
    ['is of a village in the forest', 'MY-03', '18300', { latitude: 4.87, longitude: 102.32 }],
    ['is of the interior of Sarawak', 'MY-13', '98050', { latitude: 3.73, longitude: 115.47 }],
  ])('accepts an address that %s', (_, stateId, postcode, at) => {
    expect(fits({ stateId, postcode }, at)).toBe(true);
  });

  test.each([
    ['the text is of Johor and the pin at the branch', JOHOR, '80000', SS2],
    ['only the state is another', JOHOR, '47300', SS2],
    ['only the postcode is another', SELANGOR, '80000', SS2],
    ['the postcode is unknown and of another region', SELANGOR, '80999', SS2],
    ['the pin is at sea', SELANGOR, '47300', { latitude: 5, longitude: 108 }],
  ])('rejects an address when %s', (_, stateId, postcode, at) => {
    expect(fits({ stateId, postcode }, at)).toBe(false);
  });

  test('accepts every listed place with its own postcode', () => {
    const wrong = places.filter(
      ({ latitude, longitude, postcode, stateId }) =>
        !fits({ stateId, postcode: postcode ?? '' }, { latitude, longitude }),
    );
    expect(wrong).toEqual([]);
  });
});
