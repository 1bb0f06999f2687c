import { deferred, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Ticket } from '@claypot/sdk/counter';
import { aBoardOrder, aTicket } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { BoardEvent } from '../board/board.machine.ts';
import { fakeRuntime } from '../testing/runtime.ts';
import { createSteps } from './steps.implementation.ts';
import type { StepPress } from './steps.machine.ts';
import { selectSteps } from './steps.selectors.ts';

const order = aBoardOrder({ method: 'pickup', delivery: null });
const accept: StepPress = { order, step: 'accept', readyInMinutes: null, rider: null };
const ready: StepPress = { ...accept, order: { ...order, status: 'PREPARING' }, step: 'ready' };
const handOver: StepPress = { ...accept, order: { ...order, status: 'READY' }, step: 'hand_over' };
const other: StepPress = { ...accept, order: { ...order, id: 'order-9' } };

const lost = () => new ApiError({ kind: 'network' });
const moved = () =>
  new ApiError({ kind: 'rejected', code: 'ORDER_MOVED', status: 409, data: { status: 'READY' } });
const expired = () => new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

type TakeStep = CounterSdk['takeStep'];

function setUp(takeStep = vi.fn<TakeStep>(async () => aTicket()), given = fakeRuntime()) {
  const { device, runtime, who } = given;
  const sent: BoardEvent[] = [];
  const open = () =>
    createActor(
      createSteps({
        ...runtime,
        api: { ...runtime.api, takeStep },
        board: { send: (event) => void sent.push(event) },
      }),
      { clock: device.delays },
    ).start();
  let actor = open();
  return {
    given,
    sent,
    takeStep,
    requests: () => takeStep.mock.calls.map(([{ path, body }]) => [path.id, body.step, body.from]),
    keys: () => takeStep.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    view: () => selectSteps(actor.getSnapshot()),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
    press: async (press: StepPress) => {
      actor.send({ type: 'PRESS', press });
      await replies();
    },
    wait: async (ms: number) => {
      device.advance(ms);
      await replies();
    },
    /** Loads the page again, perhaps with another person. */
    reload: async (person = who.person) => {
      actor.stop();
      who.person = person;
      actor = open();
      await replies();
    },
    become: async (isUp: boolean) => {
      runtime.connection.become(isUp);
      await replies();
    },
  };
}

const CASHIER = {
  id: 'st_ben',
  name: 'Ben',
  role: 'cashier',
  second_factor: false,
  branches: [],
} as const;

test('sends a step at once with the status that the person saw, and applies the response', async () => {
  const { press, requests, sent, view } = setUp();
  await press(accept);
  expect(requests()).toEqual([['order-2', 'accept', 'PENDING']]);
  expect(sent).toEqual([
    { type: 'ACKNOWLEDGED', id: 'order-2' },
    { type: 'ORDER', order: aTicket().order },
  ]);
  expect(view()).toEqual({ asking: null, queued: 0, rejected: [] });
});

test('sends one request for two presses', async () => {
  const { press, requests } = setUp(vi.fn<TakeStep>(() => deferred<Ticket>().promise));
  await press(accept);
  await press(accept);
  expect(requests()).toEqual([['order-2', 'accept', 'PENDING']]);
});

test('sends steps of one order one after another, of other orders at once', async () => {
  const first = deferred<Ticket>();
  const { press, requests } = setUp(
    vi.fn<TakeStep>(async () => aTicket()).mockReturnValueOnce(first.promise),
  );
  await press(accept);
  await press(ready);
  await press(other);
  expect(requests().map(([id, step]) => [id, step])).toEqual([
    ['order-2', 'accept'],
    ['order-9', 'accept'],
  ]);
  first.resolve(aTicket());
  await replies();
  expect(requests().at(-1)).toEqual(['order-2', 'ready', 'PREPARING']);
});

describe('a final step', () => {
  test('asks first and is sent after CONFIRM', async () => {
    const { press, requests, send, view } = setUp();
    await press(handOver);
    expect(view().asking).toEqual({ orderId: 'order-2', number: order.number, step: 'hand_over' });
    expect(requests()).toEqual([]);
    await send({ type: 'CONFIRM' });
    expect(requests()).toEqual([['order-2', 'hand_over', 'READY']]);
    expect(view().asking).toBeNull();
  });

  test.each([{ type: 'CANCEL' }, { type: 'PERSON', id: null }] as const)(
    'is not sent after $type',
    async (event) => {
      const { press, requests, send, view } = setUp();
      await press(handOver);
      await send(event);
      await send({ type: 'CONFIRM' });
      expect(view().asking).toBeNull();
      expect(requests()).toEqual([]);
    },
  );
});

describe('without a connection', () => {
  test('steps wait and are sent once when it returns', async () => {
    const { become, press, requests, view } = setUp();
    await become(false);
    await press(accept);
    await press(ready);
    expect([requests(), view().queued]).toEqual([[], 2]);
    await become(true);
    expect(requests().map(([, step]) => step)).toEqual(['accept', 'ready']);
    expect(view().queued).toBe(0);
  });

  test('steps survive a reload and are sent with the key of the press', async () => {
    const { become, keys, press, reload, view } = setUp();
    await become(false);
    await press(accept);
    await reload();
    expect(view().queued).toBe(1);
    await become(true);
    await reload();
    expect(keys()).toEqual(['00000000-0000-4000-8000-000000000001']);
  });

  test('another person’s session does not send them, but shows them as rejected', async () => {
    const { become, given, press, reload, requests, view } = setUp();
    const personName = given.who.person?.name;
    await become(false);
    await press(accept);
    await reload({ ...CASHIER, branches: [] });
    await become(true);
    expect(requests()).toEqual([]);
    expect(view().rejected).toMatchObject([
      { orderId: 'order-2', personName, problem: { kind: 'signed_out' } },
    ]);
  });

  test('a locked device sends them once the same person is back', async () => {
    const { become, given, press, reload, requests, send } = setUp();
    const { person } = given.who;
    await become(false);
    await press(accept);
    await reload(null);
    await become(true);
    expect(requests()).toEqual([]);
    await send({ type: 'PERSON', id: person?.id ?? null });
    expect(requests()).toHaveLength(1);
  });

  test('a device that stores nothing sends them while the page is open', async () => {
    const { become, given, press, requests } = setUp();
    given.runtime.storage.become('blocked');
    await become(false);
    await press(accept);
    await become(true);
    expect(requests()).toHaveLength(1);
  });
});

describe('after a lost response', () => {
  test('sends the same key again, later each time', async () => {
    const takeStep = vi.fn<TakeStep>().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    takeStep.mockResolvedValue(aTicket());
    const { keys, press, view, wait } = setUp(takeStep);
    await press(accept);
    expect(view().queued).toBe(1);
    await wait(999);
    expect(keys()).toHaveLength(1);
    await wait(1);
    await wait(1999);
    expect(keys()).toHaveLength(2);
    await wait(1);
    expect(new Set(keys()).size).toBe(1);
    expect([keys().length, view().queued]).toEqual([3, 0]);
  });

  test('a reload sends the same key again', async () => {
    const { keys, press, reload } = setUp(
      vi.fn<TakeStep>(async () => aTicket()).mockReturnValueOnce(new Promise(() => {})),
    );
    await press(accept);
    await reload();
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1]);
  });

  test('the next press does not wait', async () => {
    const { press, requests } = setUp(
      vi.fn<TakeStep>(async () => aTicket()).mockRejectedValueOnce(lost()),
    );
    await press(accept);
    await press(other);
    expect(requests()).toHaveLength(3);
  });
});

describe('a rejected step', () => {
  test.each([
    ['an order that moved', moved(), { kind: 'moved', status: 'READY' }],
    ['an ended session', expired(), { kind: 'signed_out' }],
    [
      'another rejection',
      new ApiError({ kind: 'rejected', code: 'FORBIDDEN', status: 403 }),
      { kind: 'failed', code: 'FORBIDDEN' },
    ],
  ])('shows %s and reads the board again', async (_, error, problem) => {
    const { press, sent, view } = setUp(vi.fn<TakeStep>().mockRejectedValue(error));
    await press(accept);
    expect(view().rejected).toMatchObject([{ step: 'accept', problem }]);
    expect(sent).toContainEqual({ type: 'REFRESH' });
  });

  test('takes the later steps of its order with it', async () => {
    const { become, press, requests, view } = setUp(vi.fn<TakeStep>().mockRejectedValue(moved()));
    await become(false);
    await press(accept);
    await press(ready);
    await become(true);
    expect(requests()).toHaveLength(1);
    expect(view().rejected.map(({ step }) => step)).toEqual(['accept', 'ready']);
  });

  test('stays after a reload until it is dismissed', async () => {
    const { press, reload, send, view } = setUp(vi.fn<TakeStep>().mockRejectedValue(moved()));
    await press(accept);
    await reload();
    expect(view().rejected).toHaveLength(1);
    await send({ type: 'DISMISS', orderId: order.id });
    await reload();
    expect(view().rejected).toEqual([]);
  });

  test('disappears with the next step of the order', async () => {
    const { press, view } = setUp(
      vi.fn<TakeStep>(async () => aTicket()).mockRejectedValueOnce(moved()),
    );
    await press(accept);
    await press(ready);
    expect(view().rejected).toEqual([]);
  });
});

test('another tab keeps its steps', async () => {
  const given = fakeRuntime();
  given.runtime.connection.become(false);
  const [first, second] = [setUp(undefined, given), setUp(undefined, given)];
  await first.press(accept);
  await second.press(other);
  await first.reload();
  expect(first.view().queued).toBe(2);
});

test('does nothing without a person', async () => {
  const { press, requests } = setUp(undefined, fakeRuntime({}, null));
  await press(accept);
  expect(requests()).toEqual([]);
});
