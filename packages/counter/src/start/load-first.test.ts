import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBoard, anUnpairedSession, aSession } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime, stubCounterSdk } from '../app/testing/runtime.ts';
import { cachedBoard, createBoard } from '../orders/board/board.implementation.ts';
import { selectBoard } from '../orders/board/board.selectors.ts';
import { createCounter } from './create-counter.ts';
import { loadFirst } from './load-first.ts';

const LOST = new ApiError({ kind: 'network' });

function start(operations: Partial<CounterSdk>) {
  const { device, ...ports } = fakeRuntime();
  const outside = { ...ports, clock: device, connect: () => stubCounterSdk(operations) };
  return createCounter(outside, { subdomain: 'demo' });
}

test('the first snapshot of the board has the orders, without a second request', async () => {
  const board = vi.fn(async () => aBoard());
  const counter = start({ session: async () => aSession(), board });
  await loadFirst(counter);
  const list = cachedBoard(counter.runtime, 'bangsar');
  const actor = createActor(createBoard(counter.runtime), {
    input: { branch_id: 'bangsar', list },
  });
  const viewing = { queue: [], crossedOff: [], role: null };
  expect(selectBoard(actor.getSnapshot(), viewing)).toMatchObject({
    status: 'ready',
    count: aBoard().orders.length,
  });
  actor.start();
  expect(board).toHaveBeenCalledOnce();
  actor.stop();
});

test('requests no board without a branch', async () => {
  const board = vi.fn(async () => aBoard());
  await loadFirst(start({ session: async () => anUnpairedSession(), board }));
  expect(board).not.toHaveBeenCalled();
});

test.each([
  ['the session', { session: () => Promise.reject(LOST) }],
  ['the board', { session: async () => aSession(), board: () => Promise.reject(LOST) }],
])('resolves when the request of %s fails', async (_, operations) => {
  await expect(loadFirst(start(operations))).resolves.toBeUndefined();
});
