import { deferred, replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { BoardOrder, CounterSdk, Ticket } from '@claypot/sdk/counter';
import { aBoardOrder, anApproval, aSession, aTicket } from '@claypot/testing/counter';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { BoardEvent } from '../../board/board.machine.ts';
import { createPressKeys } from '../../press-keys.ts';
import { fakeRuntime } from '../../testing/runtime.ts';
import { selectQuestion } from '../action/money-action.selectors.ts';
import type { MoneyEvent } from '../action/money-action.types.ts';
import { createReject } from './reject.implementation.ts';
import { selectReject } from './reject.selectors.ts';
import {
  missingInput,
  type RejectDraft,
  rejectInput,
  rejectReasons,
  rejectRequest,
} from './reject-request.ts';

const order = aBoardOrder();
const lost = () => new ApiError({ kind: 'network' });
const rejected = (code: string, status: number, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status, data });

function setUp(
  rejectOrder = vi.fn<CounterSdk['rejectOrder']>(async () => aTicket()),
  given: BoardOrder = order,
) {
  const approve = vi.fn<CounterSdk['approve']>(async () => anApproval());
  const { device, runtime, who } = fakeRuntime({ rejectOrder, approve });
  const sent: BoardEvent[] = [];
  const board = { send: (event: BoardEvent) => void sent.push(event) };
  const actor = createActor(
    createReject({ ...runtime, board, keys: createPressKeys(runtime.random) }),
    {
      input: rejectInput(given),
      clock: device.delays,
    },
  ).start();
  const settle = async (work: () => void) => {
    work();
    await replies();
  };
  return {
    approve,
    rejectOrder,
    sent,
    who,
    view: () => selectReject(actor.getSnapshot(), who.person?.role ?? null),
    pad: () => selectQuestion(actor.getSnapshot())?.pad ?? null,
    bodies: () => rejectOrder.mock.calls.map(([{ body }]) => body),
    keys: () => rejectOrder.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']),
    send: (event: MoneyEvent<BoardOrder, RejectDraft>) => settle(() => actor.send(event)),
    wait: (ms: number) => settle(() => device.advance(ms)),
    become: (isUp: boolean) => settle(() => runtime.connection.become(isUp)),
  };
}

const CLOSED = { type: 'EDIT', change: { reason: 'CLOSED' } } as const;
const SUBMIT = { type: 'SUBMIT' } as const;

test('rejects the order with the status that the person saw, and updates the board', async () => {
  const { bodies, send, sent, view } = setUp();
  expect(view()).toMatchObject({ status: 'choosing', total: 4380, needsApproval: false });
  await send(CLOSED);
  await send(SUBMIT);
  expect(bodies()).toEqual([
    { from: 'PENDING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
  ]);
  expect(view().status).toBe('done');
  expect(sent).toEqual([{ type: 'ORDER', order: aTicket().order }]);
});

test('sends one request for two presses', async () => {
  const { bodies, send, view } = setUp(vi.fn(() => deferred<Ticket>().promise));
  await send(CLOSED);
  await send(SUBMIT);
  await send(SUBMIT);
  expect(view().status).toBe('sending');
  expect(bodies()).toHaveLength(1);
});

describe('input', () => {
  test('shows what is missing only after a try', async () => {
    const { bodies, send, view } = setUp();
    expect(view().missing).toBeNull();
    await send(SUBMIT);
    expect(view().missing).toBe('reason');
    await send({ type: 'EDIT', change: { reason: 'SOLD_OUT' } });
    expect(view().missing).toBe('lines');
    await send({ type: 'EDIT', change: { reason: 'OTHER' } });
    await send({ type: 'EDIT', change: { text: ' \u200b ' } });
    await send(SUBMIT);
    expect(view()).toMatchObject({ missing: 'text', needsText: true });
    expect(bodies()).toEqual([]);
  });

  test('sends the chosen lines as sold out', async () => {
    const { bodies, send, view } = setUp();
    await send({ type: 'EDIT', change: { reason: 'SOLD_OUT' } });
    await send({ type: 'LINE', id: 'order-2_0' });
    await send({ type: 'LINE', id: 'order-2_0' });
    expect(view().lines.map(({ isChosen }) => isChosen)).toEqual([false]);
    await send({ type: 'LINE', id: 'order-2_0' });
    await send(SUBMIT);
    expect(bodies()[0]?.sold_out_line_ids).toEqual(['order-2_0']);
  });

  test('offers the busy time after TOO_BUSY', async () => {
    const { send, view } = setUp();
    await send({ type: 'EDIT', change: { reason: 'TOO_BUSY' } });
    await send(SUBMIT);
    expect(view()).toMatchObject({ status: 'done', offersBusy: true });
  });

  test('only deliveries have the reason DELIVERY_FAILED', () => {
    expect(rejectReasons({ method: 'pickup' })).toHaveLength(6);
    expect(rejectReasons({ method: 'delivery' })).toContain('DELIVERY_FAILED');
  });

  test('a request exists exactly when nothing is missing, and its text is one visible line', () => {
    const drafts = fc.record({
      reason: fc.constantFrom(null, ...rejectReasons({ method: 'delivery' })),
      lineIds: fc.subarray(['order-2_0']),
      text: fc.string({ unit: 'grapheme', maxLength: 600 }),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const request = rejectRequest(order, draft);
        expect(request === null).toBe(missingInput(draft) !== null);
        expect(request?.text ?? 'x').toMatch(/^[^\p{Cc}\u2028\u2029]{1,500}$/u);
      }),
    );
  });
});

test('sends nothing offline', async () => {
  const { become, bodies, send, view } = setUp();
  await become(false);
  await send(CLOSED);
  await send(SUBMIT);
  expect([bodies(), view().isOnline, view().status]).toEqual([[], false, 'choosing']);
  await become(true);
  await send(SUBMIT);
  expect(bodies()).toHaveLength(1);
});

describe('after a lost response', () => {
  test('sends the same key again until there is an outcome', async () => {
    const rejectOrder = vi.fn<CounterSdk['rejectOrder']>(async () => aTicket());
    rejectOrder.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
    const { keys, send, view, wait } = setUp(rejectOrder);
    await send(CLOSED);
    await send(SUBMIT);
    expect(view().status).toBe('checking');
    await wait(2000);
    expect(view().status).toBe('checking');
    await send({ type: 'RETRY' });
    expect(view().status).toBe('done');
    expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  });

  test('sends it at once when the connection is restored', async () => {
    const rejectOrder = vi.fn<CounterSdk['rejectOrder']>(async () => aTicket());
    rejectOrder.mockRejectedValueOnce(lost());
    const { become, send, view } = setUp(rejectOrder);
    await send(CLOSED);
    await send(SUBMIT);
    await become(false);
    await become(true);
    expect(view().status).toBe('done');
  });
});

test('shows that the order moved, and names its new status in the next try', async () => {
  const rejectOrder = vi.fn<CounterSdk['rejectOrder']>(async () => aTicket());
  rejectOrder.mockRejectedValueOnce(rejected('ORDER_MOVED', 409, { status: 'PREPARING' }));
  const { bodies, keys, send, sent, view } = setUp(rejectOrder);
  await send(CLOSED);
  await send(SUBMIT);
  expect(view()).toMatchObject({
    status: 'rejected',
    problem: { kind: 'moved', status: 'PREPARING' },
  });
  expect(sent).toEqual([{ type: 'REFRESH' }]);
  await send(SUBMIT);
  expect(bodies().map(({ from }) => from)).toEqual(['PENDING', 'PREPARING']);
  expect(new Set(keys()).size).toBe(2);
  expect(view()).toMatchObject({ status: 'done', problem: null });
});

describe('approval', () => {
  const preparing = aBoardOrder({ status: 'PREPARING', is_acknowledged: true });
  const cashier = () => {
    const { person } = aSession();
    return person && { ...person, id: 'st_cashier', role: 'cashier' as const };
  };

  test('asks a manager if the server needs one, and sends the approval with the same key', async () => {
    const rejectOrder = vi.fn<CounterSdk['rejectOrder']>(async () => aTicket());
    rejectOrder.mockRejectedValueOnce(rejected('APPROVAL_REQUIRED', 403));
    const { approve, keys, pad, send, view, who } = setUp(rejectOrder, preparing);
    who.person = cashier();
    expect(view().needsApproval).toBe(true);
    await send(CLOSED);
    await send(SUBMIT);
    expect(view().status).toBe('approving');
    const [manager] = pad()?.people ?? [];
    if (manager) await send({ type: 'CHOOSE', staff_id: manager.id });
    for (const digit of '482913') await send({ type: 'DIGIT', digit });
    expect(approve).toHaveBeenCalledOnce();
    expect(rejectOrder.mock.calls[1]?.[0].headers['Counter-Approval']).toBe(anApproval().token);
    expect(new Set(keys()).size).toBe(1);
    expect(view().status).toBe('done');
  });

  test('returns to the reasons when the approval is cancelled', async () => {
    const rejectOrder = vi.fn<CounterSdk['rejectOrder']>();
    rejectOrder.mockRejectedValue(rejected('APPROVAL_REQUIRED', 403));
    const { pad, send, view, who } = setUp(rejectOrder, preparing);
    who.person = cashier();
    await send(CLOSED);
    await send(SUBMIT);
    await send({ type: 'CANCEL' });
    expect([view().status, pad()]).toEqual(['choosing', null]);
  });
});
