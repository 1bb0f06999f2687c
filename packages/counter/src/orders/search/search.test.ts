import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBoardOrder, aSession } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../testing/runtime.ts';
import { createSearch } from './search.implementation.ts';
import { searchMachine } from './search.machine.ts';
import { selectSearch } from './search.selectors.ts';

const found = { orders: [aBoardOrder()], has_more: false };

function setUp(searchOrders = vi.fn<CounterSdk['searchOrders']>(async () => found)) {
  const { device, runtime } = fakeRuntime({ searchOrders });
  const actor = createActor(createSearch({ ...runtime, branch_id: 'bangsar' }), {
    clock: device.delays,
  }).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await replies();
  };
  return {
    searchOrders,
    asked: () => searchOrders.mock.calls.map(([{ body }]) => body.query),
    view: () =>
      selectSearch(actor.getSnapshot(), { now: runtime.clock.now(), zone: aSession().time_zone }),
    send,
    type: (text: string) => send({ type: 'TYPE', text }),
    wait: async (ms: number) => {
      device.advance(ms);
      await replies();
    },
  };
}

test('sends one request after a pause, not one per key', async () => {
  const { asked, type, view, wait } = setUp();
  for (const text of ['6', '67', '678', '6780 ']) {
    await type(text);
    await wait(200);
  }
  expect([asked(), view().status]).toEqual([[], 'loading']);
  await wait(100);
  expect(asked()).toEqual(['6780']);
  expect(view()).toMatchObject({ status: 'ready', query: '6780 ', hasMore: false });
});

test('keeps the results while the next text is typed and searched', async () => {
  const { asked, type, view, wait } = setUp();
  await type('tan');
  await wait(300);
  await type('tan a');
  expect(view()).toMatchObject({ status: 'ready', isRefreshing: true });
  await wait(300);
  expect(asked()).toEqual(['tan', 'tan a']);
  expect(view().isRefreshing).toBe(false);
});

test('searches at once on SUBMIT', async () => {
  const { asked, send, type } = setUp();
  await type('tan');
  await send({ type: 'SUBMIT' });
  await type('tan ah');
  await send({ type: 'SUBMIT' });
  expect(asked()).toEqual(['tan', 'tan ah']);
});

test.each(['', ' 6 ', 'x'])('does not search for “%s”', async (text) => {
  const { asked, type, view, wait } = setUp();
  await type('tan');
  await wait(300);
  await type(text);
  await wait(300);
  expect(asked()).toEqual(['tan']);
  expect(view()).toMatchObject({ status: 'idle', today: [], earlier: [], error: null });
});

test('divides the results by the day in the company’s time zone', async () => {
  const orders = ['2026-11-27T00:00:00+08:00', '2026-11-26T23:59:59+08:00'].map((paid_at) =>
    aBoardOrder({ id: paid_at, paid_at }),
  );
  const { type, view, wait } = setUp(vi.fn(async () => ({ orders, has_more: true })));
  await type('tan');
  await wait(300);
  expect(view().today.map(({ id }) => id)).toEqual(['2026-11-27T00:00:00+08:00']);
  expect(view().earlier.map(({ id }) => id)).toEqual(['2026-11-26T23:59:59+08:00']);
  expect(view().hasMore).toBe(true);
});

test('is empty if nothing matches, and failed without a response until RETRY', async () => {
  const searchOrders = vi.fn<CounterSdk['searchOrders']>(async () => ({ ...found, orders: [] }));
  searchOrders.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { send, type, view, wait } = setUp(searchOrders);
  await type('tan');
  await wait(300);
  expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
  await send({ type: 'RETRY' });
  expect(view().status).toBe('empty');
  await send({ type: 'CLEAR' });
  expect(view()).toMatchObject({ status: 'idle', query: '' });
});

test('reaches every state and handles every event', () => {
  const events = [
    { type: 'TYPE', text: 'tan' },
    { type: 'TYPE', text: '' },
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'CLEAR' },
    { type: 'xstate.snapshot.results' },
    { type: 'xstate.after.debounce.search.typing' },
    { type: 'xstate.after.debounce.search.found.waiting' },
  ];
  expect(unvisited(searchMachine, { events })).toEqual({ states: [], events: [] });
});
