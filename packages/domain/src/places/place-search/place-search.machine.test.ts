import { ApiError, type FoundPlace } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createPlace } from '../../machines/locate/place.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { deferred, fakeGeolocation, fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { apiPlaces } from '../address-form/api-places.ts';
import { createPlaceSearch } from './place-search.implementation.ts';
import { selectPlaceSearch } from './place-search.selectors.ts';
import { aFoundPlace } from './testing/samples.ts';

const HERE = { latitude: '3.139000', longitude: '101.686900' };

function setUp(geolocation = fakeGeolocation(HERE)) {
  const placeSearch = vi
    .fn<(input: unknown) => Promise<FoundPlace[]>>()
    .mockImplementation(async () => [aFoundPlace()]);
  const ports = fakePorts({ placeSearch });
  const toasts: ToastContent[] = [];
  const machine = createPlaceSearch({
    connection: ports.connection,
    geolocation,
    places: apiPlaces(ports),
    place: createPlace(),
    notify: (toast) => toasts.push(toast),
  });
  const actor = createActor(machine, { clock: ports.clock.delays }).start();
  const type = (text: string, composing = false) => actor.send({ type: 'TYPE', text, composing });
  const rest = async (milliseconds = 300) => {
    ports.clock.advance(milliseconds);
    await replies();
  };
  const asked = () => placeSearch.mock.calls.map(([input]) => input);
  const view = () => selectPlaceSearch(actor.getSnapshot());
  const { connection } = ports;
  return { actor, connection, type, rest, asked, view, placeSearch, toasts };
}

it('shows the accuracy of the location until a place is typed', async () => {
  const { actor, type, rest, view } = setUp({ locate: async () => ({ ...HERE, accuracy: 2500 }) });
  actor.send({ type: 'LOCATE' });
  await rest();
  expect(view()).toMatchObject({ status: 'found', roughBy: 2500 });
  type('telawi');
  await rest();
  expect(view()).toMatchObject({ status: 'found', roughBy: null });
  const near = setUp({ locate: async () => ({ ...HERE, accuracy: 30 }) });
  near.actor.send({ type: 'LOCATE' });
  await near.rest();
  expect(near.view()).toMatchObject({ status: 'found', roughBy: null });
});

describe('TYPE', () => {
  it('searches for the last text after 300 ms without input', async () => {
    const { type, rest, asked, view } = setUp();
    type('t');
    await rest(299);
    type('te ');
    await rest(299);
    expect(asked()).toEqual([]);
    expect(view().status).toBe('typing');
    await rest(1);
    expect(asked()).toEqual([
      {
        body: {
          query: 'te',
          limit: 10,
          latitude: null,
          longitude: null,
          session_token: '00000000-0000-4000-8000-000000000001',
        },
      },
    ]);
    expect(view()).toMatchObject({ status: 'found', places: [aFoundPlace()] });
  });

  it('shows the result for the last text when the first response is late', async () => {
    const { type, rest, view, placeSearch } = setUp();
    const first = deferred<FoundPlace[]>();
    placeSearch.mockReturnValueOnce(first.promise);
    placeSearch.mockResolvedValueOnce([aFoundPlace({ place_id: 'second' })]);
    type('first');
    await rest();
    type('second');
    await rest();
    first.resolve([aFoundPlace({ place_id: 'first' })]);
    await replies();
    expect(view().places.map(({ place_id }) => place_id)).toEqual(['second']);
  });

  it('does not search while an input method is composing', async () => {
    const { type, rest, asked } = setUp();
    type('ji', true);
    await rest(1000);
    expect(asked()).toEqual([]);
    type('吉隆坡');
    await rest();
    expect(asked()).toMatchObject([{ body: { query: '吉隆坡' } }]);
  });

  it('does not search for blank text and shows nothing', async () => {
    const { type, rest, asked, view } = setUp();
    type('telawi');
    await rest();
    type('  ');
    await rest();
    expect(asked()).toHaveLength(1);
    expect(view()).toMatchObject({ status: 'blank', places: [] });
  });

  it('shows when nothing is found and retries a failed search', async () => {
    const { actor, type, rest, view, placeSearch } = setUp();
    placeSearch.mockResolvedValueOnce([]);
    type('xyzzy');
    await rest();
    expect(view().status).toBe('nothing');
    placeSearch.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    type('telawi');
    await rest();
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'found', error: null });
  });
});

it('repeats a failed search when the connection is restored', async () => {
  const { connection, type, rest, view, placeSearch } = setUp();
  placeSearch.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  type('telawi');
  await rest();
  expect(view().status).toBe('failed');
  connection.become(false);
  connection.become(true);
  await replies();
  expect(view().status).toBe('found');
});

describe('LOCATE', () => {
  it('finds places near the location', async () => {
    const { actor, asked, view } = setUp();
    actor.send({ type: 'LOCATE' });
    actor.send({ type: 'LOCATE' });
    await replies();
    expect(asked()).toMatchObject([{ body: { query: '', ...HERE } }]);
    expect(view().status).toBe('found');
  });

  it.each([
    ['denied', 'DINED_GEOLOCATION'],
    ['unavailable', 'ERROR'],
  ] as const)(
    'shows a toast when locating is %s and preserves the search',
    async (reason, message) => {
      const { actor, type, rest, view, toasts } = setUp(fakeGeolocation(reason));
      type('telawi');
      actor.send({ type: 'LOCATE' });
      await replies();
      expect(toasts).toEqual([{ tone: 'error', message }]);
      expect(view()).toMatchObject({ text: 'telawi', locationProblem: reason });
      await rest();
      expect(view().status).toBe('found');
    },
  );
});
