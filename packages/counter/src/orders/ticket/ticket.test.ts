import { replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBoard, aBoardOrder, aTicket } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createBoard } from '../board/board.implementation.ts';
import { waitingOrders } from '../board/board.selectors.ts';
import { fakeRuntime } from '../testing/runtime.ts';
import { createTicket } from './ticket.implementation.ts';
import type { TicketEvent } from './ticket.machine.ts';
import { selectTicket } from './ticket.selectors.ts';

const VIEWING = { queue: [], role: 'cashier', crossedOff: [] } as const;
const lost = () => new ApiError({ kind: 'network' });

async function setUp(order_id = 'order-1', operations: Partial<CounterSdk> = {}) {
  const calls = {
    board: vi.fn<CounterSdk['board']>(async () => aBoard()),
    ticket: vi.fn<CounterSdk['ticket']>(async () => aTicket()),
    acknowledgeOrder: vi.fn<CounterSdk['acknowledgeOrder']>(async () =>
      aTicket({ order: aBoardOrder({ is_acknowledged: true }) }),
    ),
    changeReadyTime: vi.fn<CounterSdk['changeReadyTime']>(async () => aTicket()),
  };
  const { device, runtime } = fakeRuntime({ ...calls, ...operations });
  const clock = device.delays;
  const board = createActor(createBoard(runtime), { input: { branch_id: 'bangsar' }, clock });
  board.start();
  await replies();
  const actor = createActor(createTicket({ ...runtime, board }), { input: { order_id }, clock });
  actor.start();
  const settle = async (work: () => void) => {
    work();
    await replies();
  };
  return {
    ...calls,
    actor,
    board,
    view: (viewing: Parameters<typeof selectTicket>[2] = VIEWING) =>
      selectTicket(actor.getSnapshot(), board.getSnapshot(), viewing),
    send: (event: TicketEvent) => settle(() => actor.send(event)),
    wait: (ms: number) => settle(() => device.advance(ms)),
    change: (order: ReturnType<typeof aBoardOrder>) =>
      settle(() => board.send({ type: 'ORDER', order })),
  };
}

test('shows the card of the board at once and the details when they are loaded', async () => {
  const { view } = await setUp();
  expect([view().status, view().card?.number, view().amounts]).toEqual([
    'loading',
    'CP-261127-0042',
    null,
  ]);
  await replies();
  expect(view()).toMatchObject({
    status: 'ready',
    total: aTicket().order.total,
    amounts: aTicket().amounts,
    history: aTicket().history,
    steps: [{ step: 'ready', isFinal: false, needsRider: false }],
    canReject: 'with_approval',
    canChangeTime: true,
    refundable: 6730,
    refunds: [
      {
        id: 'REF5K2M9Q7T4W8XR2',
        amount: 1250,
        status: 'DONE',
        reason: 'LATE',
        text: 'Twenty minutes late.',
        settledNote: null,
        staffName: 'Ravi',
        approverName: 'Mei Ling',
        at: Temporal.Instant.from('2026-11-27T12:50:00+08:00'),
      },
    ],
  });
});

test.each([
  ['due', 'UNDER_WAY'],
  ['refunding', 'UNDER_WAY'],
  ['refunded', 'DONE'],
  ['failed', 'FAILED'],
  ['settled', 'SETTLED'],
] as const)('shows a refund in the state %s as %s', async (state, status) => {
  const sample = aTicket();
  const list = sample.refunds.list.map((refund) => ({ ...refund, state }));
  const ticket = { ...sample, refunds: { ...sample.refunds, list } };
  const { view } = await setUp('order-1', { ticket: async () => ticket });
  await replies();
  expect(view().refunds.map((refund) => refund.status)).toEqual([status]);
});

test.each([
  ['kitchen', 'no', false, 0],
  ['cashier', 'with_approval', false, 2],
  ['manager', 'yes', true, 2],
  [null, 'no', false, 0],
] as const)(
  'lets %s refund: %s, settle: %s, and mark %i lines',
  async (role, canRefund, canSettle, marks) => {
    const { view } = await setUp();
    await replies();
    expect(view({ ...VIEWING, role })).toMatchObject({ canRefund, canSettle });
    expect(view({ ...VIEWING, role }).markableLines).toHaveLength(marks);
  },
);

test('offers no refund and no mark once nothing is left and the food is ready', async () => {
  const sample = aTicket();
  const refunds = { ...sample.refunds, refundable: cents(0) };
  const order = aBoardOrder({ ...sample.order, id: 'order-9', status: 'READY' });
  const { view } = await setUp('order-9', { ticket: async () => ({ ...sample, order, refunds }) });
  await replies();
  expect(view({ ...VIEWING, role: 'owner' })).toMatchObject({ canRefund: 'no', markableLines: [] });
});

test('leaves out lines that are unavailable already', async () => {
  const sample = aTicket();
  const [first, ...others] = sample.order.lines;
  const lines = first === undefined ? [] : [{ ...first, is_unavailable: true }, ...others];
  const order = { ...sample.order, id: 'order-9', lines };
  const { view } = await setUp('order-9', { ticket: async () => ({ ...sample, order }) });
  await replies();
  expect(view().card?.lines.map(({ isUnavailable }) => isUnavailable)).toEqual([true, false]);
  expect(view().markableLines).toEqual(others.map(({ id }) => id));
});

test('offers only the steps of the role', async () => {
  const { view } = await setUp();
  const { canChangeTime, canReject, steps } = view({ ...VIEWING, role: 'kitchen' });
  expect([steps.map(({ step }) => step), canReject, canChangeTime]).toEqual([
    ['ready'],
    'no',
    false,
  ]);
  expect(view({ ...VIEWING, role: null }).steps).toEqual([]);
});

test('is not found if the branch has no such order', async () => {
  const ticket = vi
    .fn()
    .mockRejectedValue(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }));
  const { view } = await setUp('order-x', { ticket });
  await replies();
  expect([view().status, view().card]).toEqual(['notFound', null]);
});

test('loads the details again when the order changes', async () => {
  const { change, ticket, view } = await setUp();
  await replies();
  const status_changed_at = '2026-11-27T12:30:00+08:00';
  await change({ ...aTicket().order, status: 'READY', status_changed_at });
  expect(ticket).toHaveBeenCalledTimes(2);
  // The response is still the older version.
  expect(view().card?.status).toBe('READY');
});

describe('a new order', () => {
  test('is acknowledged when it is opened', async () => {
    const { acknowledgeOrder, board } = await setUp('order-2');
    expect(waitingOrders(board.getSnapshot())).toEqual([]);
    await replies();
    expect(acknowledgeOrder).toHaveBeenCalledOnce();
    expect(waitingOrders(board.getSnapshot())).toEqual([]);
  });

  test('is acknowledged again after a failure while it is open', async () => {
    const acknowledgeOrder = vi.fn<CounterSdk['acknowledgeOrder']>(async () => aTicket());
    acknowledgeOrder.mockRejectedValueOnce(lost());
    const { wait } = await setUp('order-2', { acknowledgeOrder });
    await replies();
    await wait(5000);
    expect(acknowledgeOrder).toHaveBeenCalledTimes(2);
  });

  test('needs no acknowledgement if a person has opened it before', async () => {
    const { acknowledgeOrder } = await setUp('order-1');
    await replies();
    expect(acknowledgeOrder).not.toHaveBeenCalled();
  });
});

describe('more time', () => {
  const key = (call: unknown[] | undefined) =>
    (call?.[0] as { headers: Record<string, string> } | undefined)?.headers['Idempotency-Key'];

  test('is sent with a key of the press and changes the card', async () => {
    const order = { ...aTicket().order, due_at: '2026-11-27T12:46:10+08:00' };
    const changeReadyTime = vi.fn<CounterSdk['changeReadyTime']>(async () => aTicket({ order }));
    const { send, view } = await setUp('order-1', { changeReadyTime });
    await send({ type: 'ADD_MINUTES', minutes: 10 });
    expect(view().timeChange).toEqual({ status: 'done', error: null });
    expect(changeReadyTime.mock.calls[0]?.[0]).toMatchObject({
      path: { id: 'order-1' },
      body: { add_minutes: 10 },
    });
    await send({ type: 'DISMISS' });
    expect(view().timeChange.status).toBe('idle');
  });

  test('keeps the key after a lost response, and takes a new one after an outcome', async () => {
    const { changeReadyTime, send, view } = await setUp();
    changeReadyTime.mockRejectedValueOnce(lost());
    for (let press = 0; press < 3; press += 1) await send({ type: 'ADD_MINUTES', minutes: 10 });
    const [first, second, third] = changeReadyTime.mock.calls.map(key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(view().timeChange.status).toBe('done');
  });

  test('shows that the order moved', async () => {
    const { changeReadyTime, send, view } = await setUp();
    changeReadyTime.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'ORDER_MOVED', status: 409 }),
    );
    await send({ type: 'ADD_MINUTES', minutes: 5 });
    expect(view().timeChange).toEqual({ status: 'rejected', error: 'ORDER_MOVED' });
  });
});
