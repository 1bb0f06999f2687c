import { replies } from '@claypot/domain/testing';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBoard, aBoardOrder } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createAlarm } from '../alarm/alarm.implementation.ts';
import { selectAlarm } from '../alarm/alarm.machine.ts';
import { fakeRuntime } from '../testing/runtime.ts';
import { createBoard } from './board.implementation.ts';
import { selectBoard } from './board.selectors.ts';

const VIEWING = { queue: [], role: 'cashier', crossedOff: [] } as const;

async function setUp() {
  const board = vi.fn<CounterSdk['board']>(async () => aBoard({ orders: [] }));
  const { branchStream, device, runtime } = fakeRuntime({ board });
  const actor = createActor(createBoard(runtime), {
    input: { branch_id: 'bangsar' },
    clock: device.delays,
  });
  const alarm = createActor(createAlarm({ alarm: runtime.alarm, board: actor }), {
    clock: device.delays,
  });
  actor.start();
  alarm.start();
  await replies();
  return {
    board,
    runtime,
    count: () => selectBoard(actor.getSnapshot(), VIEWING).count,
    alarm: () => selectAlarm(alarm.getSnapshot()),
    async send(event: Parameters<typeof actor.send>[0]) {
      actor.send(event);
      await replies();
    },
    async stream(event: Parameters<typeof branchStream.send>[0]) {
      branchStream.send(event);
      await replies();
    },
    async sleep(minutes: number) {
      branchStream.end();
      device.advance(minutes * 60_000);
      await replies();
    },
  };
}

const newOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => aBoardOrder({ id: `order-of-the-day-${index}` }));

test('a tablet that slept through ten orders shows all of them and rings at once', async () => {
  const { alarm, board, count, runtime, send, sleep, stream } = await setUp();
  await stream({ type: 'board' });
  board.mockRejectedValue(new Error('Asleep'));
  await sleep(30);
  board.mockResolvedValue(aBoard({ orders: newOrders(10) }));
  await send({ type: 'VISIBLE' });
  expect(count()).toBe(10);
  expect(alarm()).toMatchObject({ state: 'ringing', waiting: 10 });
  expect(runtime.alarm.state()).toBe('ringing');
});

test('of 300 orders each one is on the board once and rings until a person opens it', async () => {
  const { alarm, board, count, send, stream } = await setUp();
  await stream({ type: 'board' });
  const requests = board.mock.calls.length;
  const orders = newOrders(300);
  for (const order of [...orders, ...orders]) await stream({ type: 'order', order });
  expect(count()).toBe(300);
  expect(alarm().waiting).toBe(300);
  expect(board).toHaveBeenCalledTimes(requests);
  for (const { id } of orders) await send({ type: 'ACKNOWLEDGED', id });
  expect(alarm()).toMatchObject({ state: 'silent', waiting: 0 });
});
