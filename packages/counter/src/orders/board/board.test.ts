import { deferred, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { Board, CounterSdk } from '@claypot/sdk/counter';
import { aBoard, aBoardOrder, aBranchState } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createAlarm } from '../alarm/alarm.implementation.ts';
import { selectAlarm } from '../alarm/alarm.machine.ts';
import { createKitchen } from '../kitchen/kitchen.implementation.ts';
import { selectKitchen, selectStatusScreen } from '../kitchen/kitchen.selectors.ts';
import { fakeRuntime } from '../testing/runtime.ts';
import { createBoard } from './board.implementation.ts';
import type { BoardEvent } from './board.machine.ts';
import { selectBoard, selectConnection, waitingOrders } from './board.selectors.ts';

const VIEWING = { queue: [], role: 'cashier', crossedOff: [] } as const;
const opened = (fields: Parameters<typeof aBoardOrder>[0] = {}) =>
  aBoardOrder({ is_acknowledged: true, ...fields });

async function setUp(board = vi.fn<CounterSdk['board']>(async () => aBoard())) {
  const given = fakeRuntime({ board });
  const { branchStream, device, runtime } = given;
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
  const settle = async (work: () => void) => {
    work();
    await replies();
  };
  return {
    ...given,
    board,
    actor,
    view: () => selectBoard(actor.getSnapshot(), VIEWING),
    ids: () =>
      Object.fromEntries(
        selectBoard(actor.getSnapshot(), VIEWING).columns.flatMap(({ cards, name }) =>
          cards.length === 0 ? [] : [[name, cards.map(({ id }) => id)]],
        ),
      ),
    connection: () => selectConnection(actor.getSnapshot()),
    alarm: () => selectAlarm(alarm.getSnapshot()),
    sendAlarm: (event: Parameters<typeof alarm.send>[0]) => settle(() => alarm.send(event)),
    send: (event: BoardEvent) => settle(() => actor.send(event)),
    stream: (event: Parameters<typeof branchStream.send>[0]) =>
      settle(() => branchStream.send(event)),
    end: () => settle(() => branchStream.end()),
    wait: (ms: number) => settle(() => device.advance(ms)),
    become: (isUp: boolean) => settle(() => runtime.connection.become(isUp)),
  };
}

test('shows the orders of the branch in columns', async () => {
  const { ids, view } = await setUp();
  expect(view().status).toBe('ready');
  expect(ids()).toEqual({ new: ['order-2'], preparing: ['order-1'] });
  expect(view().columns.map(({ name }) => name)).toEqual([
    'new',
    'preparing',
    'ready',
    'out_for_delivery',
    'scheduled',
  ]);
});

test('is failed when the first load fails, and is repeated', async () => {
  const board = vi.fn<CounterSdk['board']>(async () => aBoard());
  board.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const { view, wait } = await setUp(board);
  expect(view().status).toBe('failed');
  await wait(2000);
  expect(view().status).toBe('ready');
});

test.each([
  ['CANCELLED', 0],
  ['COMPLETED', 0],
  ['PREPARING', 1],
] as const)(
  'lists a failed refund of an order in %s, which counts as %i open orders',
  async (status, count) => {
    const unrefunded = opened({ id: 'x', status, refund_status: 'FAILED' });
    const { view } = await setUp(vi.fn(async () => aBoard({ orders: [unrefunded] })));
    expect(view().failedRefunds.map(({ id }) => id)).toEqual(['x']);
    expect([view().count, view().columns.flatMap(({ cards }) => cards).length]).toEqual([
      count,
      count,
    ]);
  },
);

test('a rejected order with a failed refund is not cooked and does not ring', async () => {
  const order = aBoardOrder({ id: 'x', status: 'CANCELLED', refund_status: 'FAILED' });
  const { actor } = await setUp(vi.fn(async () => aBoard({ orders: [order] })));
  const viewing = { queue: [], role: 'kitchen', crossedOff: [] } as const;
  expect(selectKitchen(actor.getSnapshot(), viewing)).toMatchObject({ sums: [], cards: [] });
  expect(waitingOrders(actor.getSnapshot())).toEqual([]);
});

test('a step of this device moves the card at once, and a final one removes it', async () => {
  const { actor } = await setUp();
  const queued = (step: 'accept' | 'hand_over', from: 'PENDING' | 'READY') => ({
    key: 'press-1',
    orderId: 'order-2',
    number: 'CP-261127-0043',
    request: { step, from, ready_in_minutes: null, rider: null },
    person: { id: 'st_aina', name: 'Aina' },
    state: 'waiting' as const,
    problem: null,
  });
  const cards = (step: ReturnType<typeof queued>) =>
    selectBoard(actor.getSnapshot(), { ...VIEWING, queue: [step] }).columns.flatMap((column) =>
      column.cards.map(({ column: name, id, step: cardStep }) => [id, name, cardStep?.state]),
    );
  expect(cards(queued('accept', 'PENDING'))).toContainEqual(['order-2', 'preparing', 'queued']);
  actor.send({ type: 'ORDER', order: opened({ status: 'READY', status_changed_at: later(1) }) });
  expect(cards(queued('hand_over', 'READY')).map(([id]) => id)).toEqual(['order-1']);
});

describe('stream', () => {
  test('changes a card and the branch without a request', async () => {
    const { board, ids, stream, view } = await setUp();
    const branch = { ...aBoard().branch, busy: null };
    await stream({
      type: 'order',
      order: opened({ status: 'READY', status_changed_at: later(1) }),
    });
    await stream({ type: 'branch', branch });
    await stream({ type: 'print' });
    expect(ids()).toEqual({ preparing: ['order-1'], ready: ['order-2'] });
    expect(view().branch?.busy).toBeNull();
    expect(board).toHaveBeenCalledOnce();
  });

  test('is live after its first message, and a board message reads the board again', async () => {
    const { board, connection, stream } = await setUp();
    expect(connection().state).toBe('reconnecting');
    await stream({ type: 'board' });
    expect(connection()).toEqual({ state: 'live', ageSeconds: null, maySleep: false });
    expect(board).toHaveBeenCalledTimes(2);
  });

  test('is opened again after it ended, later each time, and the board is read again', async () => {
    const { board, branchStream, connection, end, wait } = await setUp();
    await end();
    expect(board).toHaveBeenCalledTimes(2);
    await wait(2000);
    expect(branchStream.opened).toHaveLength(2);
    await end();
    await wait(3999);
    expect(branchStream.opened).toHaveLength(2);
    await wait(1);
    expect(branchStream.opened).toHaveLength(3);
    expect(connection().state).toBe('reconnecting');
  });

  test('is opened again after 40 seconds of silence', async () => {
    const { branchStream, device, stream, wait, connection } = await setUp();
    const time = () => ({ type: 'time', now: device.now() }) as const;
    await stream(time());
    await wait(39_000);
    await stream(time());
    await wait(39_000);
    expect(connection().state).toBe('live');
    await wait(1000);
    expect(connection().state).toBe('reconnecting');
    await wait(2000);
    expect([branchStream.opened.length, branchStream.open]).toEqual([2, 1]);
  });

  test('is opened at once when the connection is restored', async () => {
    const { become, branchStream, connection } = await setUp();
    await become(false);
    expect([connection().state, branchStream.open]).toEqual(['offline', 0]);
    await become(true);
    expect(branchStream.opened).toHaveLength(2);
  });

  test('closes when the actor stops', async () => {
    const { actor, branchStream, runtime } = await setUp();
    actor.stop();
    await replies();
    expect(branchStream.open).toBe(0);
    expect(runtime.wakeLock.state()).toBe('off');
  });
});

test('the age of the board counts from the last message while offline', async () => {
  const { become, connection, stream, wait } = await setUp();
  await stream({ type: 'board' });
  await become(false);
  await wait(90_000);
  expect(connection()).toEqual({ state: 'offline', ageSeconds: 90, maySleep: false });
});

test('no age is shown while no board has been read', async () => {
  const network = new ApiError({ kind: 'network' });
  const { become, connection, stream, view, wait } = await setUp(
    vi.fn<CounterSdk['board']>(() => Promise.reject(network)),
  );
  await stream({ type: 'board' });
  await become(false);
  await wait(90_000);
  expect(view().status).toBe('failed');
  expect(connection()).toEqual({ state: 'offline', ageSeconds: null, maySleep: false });
});

test('a change during a reload is not overwritten by the older list', async () => {
  const late = deferred<Board>();
  const board = vi.fn<CounterSdk['board']>(async () => aBoard());
  const { ids, stream } = await setUp(board);
  board.mockReturnValueOnce(late.promise);
  await stream({ type: 'board' });
  await stream({ type: 'order', order: opened({ status: 'READY', status_changed_at: later(1) }) });
  late.resolve(aBoard());
  await replies();
  expect(ids()).toEqual({ preparing: ['order-1'], ready: ['order-2'] });
});

test('lateness follows the server’s clock on a device that is one hour off', async () => {
  const board = vi.fn<CounterSdk['board']>(async () =>
    aBoard({ now: '2026-11-27T13:04:05+08:00' }),
  );
  const { view, wait, device, runtime } = await setUp(board);
  board.mockImplementation(async () => aBoard({ now: device.now().add({ hours: 1 }).toString() }));
  expect(view().now.toString()).toBe('2026-11-27T05:04:05Z');
  const cards = () => view().columns.flatMap(({ cards: some }) => some);
  expect(cards().map(({ lateness }) => lateness)).toEqual(['late', 'late']);
  const minutes = cards()[0]?.minutesLeft ?? 0;
  await wait(60_000);
  expect(cards()[0]?.minutesLeft).toBe(minutes - 1);
  const hour = runtime.clock.now().since(device.now()).total('hours');
  expect(hour).toBe(1);
});

describe('alarm', () => {
  test('rings for a new order until a person opens it', async () => {
    const { alarm, runtime, send } = await setUp();
    expect(alarm()).toEqual({ state: 'ringing', waiting: 1, isTesting: false });
    expect(runtime.alarm.state()).toBe('ringing');
    await send({ type: 'ACKNOWLEDGED', id: 'order-2' });
    expect(alarm().state).toBe('silent');
    expect(runtime.alarm.state()).toBe('silent');
  });

  test('rings until another device has opened the order', async () => {
    const { alarm, stream } = await setUp();
    await stream({ type: 'order', order: opened() });
    expect(alarm().state).toBe('silent');
  });

  test('shows that the browser refuses the sound, and rings after one press', async () => {
    const { alarm, runtime, sendAlarm, stream } = await setUp(
      vi.fn(async () => aBoard({ orders: [] })),
    );
    runtime.alarm.allow(false);
    await stream({ type: 'order', order: aBoardOrder() });
    expect(alarm()).toMatchObject({ state: 'refused', waiting: 1 });
    await sendAlarm({ type: 'ALLOW' });
    expect(alarm().state).toBe('ringing');
    expect(runtime.alarm.state()).toBe('ringing');
  });

  test('plays a test once', async () => {
    const { alarm, runtime, sendAlarm, wait } = await setUp(
      vi.fn(async () => aBoard({ orders: [] })),
    );
    await sendAlarm({ type: 'TEST' });
    expect(alarm().isTesting).toBe(true);
    expect(runtime.alarm.calls).toEqual(['test']);
    await wait(3000);
    expect(alarm().isTesting).toBe(false);
  });

  test('rings at once for orders missed while the screen was off', async () => {
    const board = vi.fn<CounterSdk['board']>(async () => aBoard({ orders: [] }));
    const { alarm, branchStream, runtime, send, stream } = await setUp(board);
    await stream({ type: 'board' });
    board.mockResolvedValue(aBoard());
    await send({ type: 'VISIBLE' });
    expect(alarm().state).toBe('ringing');
    expect(branchStream.opened).toHaveLength(2);
    expect(runtime.wakeLock.calls).toEqual(['request', 'request']);
  });
});

test('shows when the device may sleep', async () => {
  const { connection, runtime } = await setUp();
  runtime.wakeLock.become('refused');
  await replies();
  expect(connection().maySleep).toBe(true);
});

test('a locked device hides personal data at once, even without a connection', async () => {
  const { board, send, view } = await setUp();
  board.mockRejectedValue(new ApiError({ kind: 'network' }));
  const names = () => view().columns.flatMap(({ cards }) => cards.map((card) => card.customerName));
  expect(names()).toEqual(['Tan Ah Kow', 'Tan Ah Kow']);
  await send({ type: 'LOCKED' });
  expect(names()).toEqual([null, null]);
  board.mockResolvedValue(aBoard());
  await send({ type: 'SIGNED_IN' });
  expect(names()).toEqual(['Tan Ah Kow', 'Tan Ah Kow']);
});

describe('kitchen', () => {
  test('sums orders in preparation, without crossed-off lines, also after a reload', async () => {
    const { actor, runtime } = await setUp();
    const board = actor;
    const open = () => createActor(createKitchen({ ...runtime, board })).start();
    const kitchen = open();
    const view = () =>
      selectKitchen(board.getSnapshot(), {
        ...VIEWING,
        crossedOff: kitchen.getSnapshot().context.crossedOff,
      });
    expect(view().sums.map(({ qty }) => qty)).toEqual([2, 1]);
    kitchen.send({ type: 'TOGGLE_LINE', id: 'order-1_0' });
    expect(view().sums.map(({ qty }) => qty)).toEqual([1]);
    expect(view().cards[0]?.lines.map(({ isCrossedOff }) => isCrossedOff)).toEqual([true, false]);
    expect(open().getSnapshot().context.crossedOff).toEqual(['order-1_0']);
    kitchen.send({ type: 'TOGGLE_LINE', id: 'order-1_0' });
    expect(view().sums.map(({ qty }) => qty)).toEqual([2, 1]);
  });

  test('drops crossed-off lines of orders that are over', async () => {
    const { actor, runtime, send } = await setUp();
    const kitchen = createActor(createKitchen({ ...runtime, board: actor })).start();
    kitchen.send({ type: 'TOGGLE_LINE', id: 'order-1_0' });
    const done = aBoard().orders[1];
    if (done) {
      const order = { ...done, status: 'COMPLETED', status_changed_at: later(9) } as const;
      await send({ type: 'ORDER', order });
    }
    kitchen.send({ type: 'TOGGLE_LINE', id: 'order-2_0' });
    expect(kitchen.getSnapshot().context.crossedOff).toEqual(['order-2_0']);
  });

  test('lists ready orders that can be recalled, and numbers for customers', async () => {
    const pickup = { method: 'pickup', delivery: null } as const;
    const ready = opened({ ...pickup, status: 'READY', status_changed_at: later(1) });
    const { actor, send } = await setUp();
    await send({ type: 'ORDER', order: ready });
    expect(selectKitchen(actor.getSnapshot(), VIEWING).recallable.map(({ id }) => id)).toEqual([
      'order-2',
    ]);
    expect(selectStatusScreen(actor.getSnapshot(), [])).toEqual({
      preparing: ['0042'],
      ready: ['0043'],
      isStale: true,
    });
  });
});

/** Returns a time some minutes after the sample's orders changed. */
function later(minutes: number): string {
  return Temporal.Instant.from('2026-11-27T04:04:00Z').add({ minutes }).toString();
}

test('emits each change of print jobs and availability in the stream, and both after a gap', async () => {
  const { runtime, stream } = await setUp();
  await stream({ type: 'print' });
  await stream({ type: 'availability' });
  await stream({ type: 'board' });
  await stream({ type: 'order', order: aBoardOrder() });
  const about = ['print_jobs.changed', 'availability.changed'];
  expect(runtime.emitted.filter(({ type }) => about.includes(type))).toEqual([
    { type: 'print_jobs.changed' },
    { type: 'availability.changed' },
    { type: 'print_jobs.changed' },
    { type: 'availability.changed' },
  ]);
});

test('shows the bookings that wait, and passes changes on, also after a gap', async () => {
  const { runtime, stream, view } = await setUp();
  await stream({ type: 'bookings', waiting: 2 });
  await stream({ type: 'board' });
  expect(view().waitingBookings).toBe(2);
  expect(runtime.emitted.filter(({ type }) => type === 'bookings.changed')).toEqual([
    { type: 'bookings.changed', waiting: 2 },
    { type: 'bookings.changed', waiting: null },
  ]);
});

test('emits each change of a bill, and after a gap that any bill may have changed', async () => {
  const { runtime, stream } = await setUp();
  await stream({ type: 'bill', id: 'bill-1' });
  await stream({ type: 'board' });
  expect(runtime.emitted.filter(({ type }) => type === 'bill.changed')).toEqual([
    { type: 'bill.changed', id: 'bill-1' },
    { type: 'bill.changed', id: null },
  ]);
});

test('emits a change of the branch for each order and each setting, and after a gap', async () => {
  const { runtime, stream } = await setUp();
  await stream({ type: 'board' });
  await stream({ type: 'order', order: aBoardOrder() });
  await stream({ type: 'branch', branch: aBranchState() });
  await stream({ type: 'print' });
  const changes = runtime.emitted.filter(({ type }) => type === 'branch.updated');
  expect(changes).toHaveLength(3);
});
