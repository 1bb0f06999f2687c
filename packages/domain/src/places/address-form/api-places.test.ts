import type { FoundPlace, Place } from '@claypot/sdk';
import { expect, it, vi } from 'vitest';
import { fakePorts } from '../../testing/fakes.ts';
import { aFoundPlace, aPlace } from '../place-search/testing/samples.ts';
import { apiPlaces } from './api-places.ts';

interface Asked {
  body: { session_token?: string | null };
}

const { signal } = new AbortController();
const HERE = { latitude: '3.131900', longitude: '101.671300' };

function setUp(found: FoundPlace[] = [aFoundPlace()]) {
  const placeSearch = vi.fn<(input: Asked) => Promise<FoundPlace[]>>().mockResolvedValue(found);
  const placeDetail = vi.fn<(input: Asked) => Promise<Place>>().mockResolvedValue(aPlace());
  const places = apiPlaces(fakePorts({ placeSearch, placeDetail }));
  const sessions = () =>
    [...placeSearch.mock.calls, ...placeDetail.mock.calls].map(([{ body }]) => body.session_token);
  return { places, sessions };
}

it('uses one session for all searches until a place is opened', async () => {
  const { places, sessions } = setUp();
  await places.search('tel', null, signal);
  await places.search('telawi', HERE, signal);
  await places.detail('telawi', signal);
  await places.search('bangsar', null, signal);
  const [first, second, other, opened] = sessions();
  expect(second).toBe(first);
  expect(opened).toBe(first);
  expect(other).not.toBe(first);
});

it('around uses no session and returns only names that may be shown on any map', async () => {
  const { places, sessions } = setUp([
    aFoundPlace({ kind: 'position' }),
    aFoundPlace({ name: 'Bangsar' }),
    aFoundPlace({ name: 'A shop', source: 'google' }),
    aFoundPlace({ name: 'Nowhere', latitude: null, longitude: null }),
  ]);
  const { names, position } = await places.around(HERE, signal);
  expect(names).toEqual([{ ...HERE, name: 'Bangsar' }]);
  expect(position?.kind).toBe('position');
  expect(sessions()).toEqual([undefined]);
});

it('returns null for an unknown postcode', async () => {
  expect(await setUp([]).places.postcode('99999', signal)).toBeNull();
  expect(await setUp().places.postcode('59100', signal)).toEqual(HERE);
});
