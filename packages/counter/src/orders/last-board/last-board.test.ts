import { replies } from '@claypot/domain/testing';
import { aBoard, aBoardOrder } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type FakeRuntime, fakeRuntime } from '../../app/testing/runtime.ts';
import { createBoard } from '../board/board.implementation.ts';
import { keepBoard } from './keep-board.ts';
import { readLastBoard } from './last-board.ts';

const TIME_ZONE = 'Asia/Kuala_Lumpur';
const KEY = 'claypot:demo:counter-board';
const ORDER = aBoardOrder({ id: 'one', number: 'CP-261127-0042', status: 'PENDING' });

async function open(orders = [ORDER]): Promise<FakeRuntime> {
  const runtime = fakeRuntime({ board: async () => aBoard({ orders }) });
  const board = createActor(createBoard(runtime), {
    input: { branch_id: 'bangsar' },
    clock: runtime.device.delays,
  });
  board.start();
  keepBoard({ ...runtime, board, timeZone: TIME_ZONE });
  await replies();
  return runtime;
}

test('a later start shows the orders with their age', async () => {
  const runtime = await open();
  runtime.device.advance(125_000);
  expect(readLastBoard(runtime, runtime.clock.now())).toMatchObject({
    columns: [{ name: 'new', orders: [{ id: 'one', shortNumber: '0042' }] }],
    timeZone: TIME_ZONE,
  });
  expect(readLastBoard(runtime, runtime.clock.now())?.ageSeconds).toBeGreaterThanOrEqual(115);
});

test('stores no personal data', async () => {
  const { address, customer_name, customer_phone, remark } = ORDER;
  const runtime = await open([{ ...ORDER, remark: remark ?? 'For Aisyah, 012-345 6789' }]);
  const text = runtime.storage.get(KEY) ?? '';
  expect(text).toContain('0042');
  for (const value of [address, customer_name, customer_phone, '012-345 6789']) {
    if (value !== null) expect(text).not.toContain(value);
  }
});

test('removes the orders of a device that is no longer paired', async () => {
  const runtime = await open();
  runtime.emit({ type: 'device.revoked' });
  expect(readLastBoard(runtime, runtime.clock.now())).toBeNull();
});

test('returns null without a stored board, and for a damaged one', () => {
  const runtime = fakeRuntime();
  expect(readLastBoard(runtime, runtime.clock.now())).toBeNull();
  runtime.storage.set(KEY, '{"version":1,"value":{"at":"yesterday"}}');
  expect(readLastBoard(runtime, runtime.clock.now())).toBeNull();
});
