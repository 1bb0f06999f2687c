import { ApiError, type Cart, type Reorder } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { followOrder } from '../../app/policies/ordering/order.ts';
import { showToasts } from '../../app/policies/toast.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { mutationMachine } from '../../machines/mutation/mutation.machine.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { replies } from '../../testing/replies.ts';
import { createReorder } from './reorder.implementation.ts';
import { reorderMachine } from './reorder.machine.ts';
import { selectReorder } from './reorder.selectors.ts';

const WHOLE: Reorder = { cart: aCart([aLine({ qty: 3 })]), skipped: [] };
const PART: Reorder = { ...WHOLE, skipped: [{ name: 'Yam rice', reason: 'SOLD_OUT' }] };
const UNABLE = new ApiError({ kind: 'rejected', code: 'UNABLE_TO_REORDER', status: 422 });
const LOST = new ApiError({ kind: 'network' });

async function pressed(cart: Cart = aCart([]), answer: Reorder | Error = WHOLE) {
  const makeReorder = vi.fn<(input: unknown) => Promise<Reorder>>();
  if (answer instanceof Error) makeReorder.mockRejectedValueOnce(answer);
  makeReorder.mockResolvedValue(answer instanceof Error ? WHOLE : answer);
  const ports = fakePorts({ makeReorder, cartLoad: vi.fn(async () => cart) });
  const adopted: Cart[] = [];
  const toasts: ToastContent[] = [];
  const refreshCart = vi.fn<() => void>();
  const events = recordedEvents();
  const { navigation } = ports;
  followOrder({ events, navigation });
  showToasts({ events, notify: (toast) => toasts.push(toast) });
  events.on({
    'order.repeated': ({ cart: newer }) => void adopted.push(newer),
    'cart.outdated': refreshCart,
  });
  const machine = createReorder({
    ...ports,
    identity: () => ({ customer_id: null, guest_id: 'guest' }),
    emit: events.emit,
  });
  const actor = createActor(machine).start();
  const press = async () => {
    actor.send({ type: 'REORDER', order_id: 'order-1' });
    actor.send({ type: 'REORDER', order_id: 'order-1' });
    await replies();
  };
  const say = async (type: 'CONFIRM' | 'DISMISS' | 'CONTINUE') => {
    actor.send({ type });
    await replies();
  };
  await press();
  const view = () => selectReorder(actor.getSnapshot());
  const { visits } = navigation;
  return { press, say, view, visits, adopted, toasts, refreshCart, makeReorder };
}

const CHECKOUT = [['to', '/orderConfirmation']];

describe('reorder machine', () => {
  it('sends one request and opens checkout with the lines of the order', async () => {
    const { visits, adopted, makeReorder } = await pressed();
    expect(makeReorder.mock.calls.map(([input]) => input)).toEqual([
      { body: { customer_id: null, guest_id: 'guest', sales_order_id: 'order-1' } },
    ]);
    expect([visits, adopted]).toEqual([CHECKOUT, [WHOLE.cart]]);
  });

  it('asks for confirmation before replacing the cart', async () => {
    const { say, view, visits, makeReorder } = await pressed(aCart([aLine()]));
    expect(view()).toMatchObject({ confirming: true, busy: false });
    expect(makeReorder).not.toHaveBeenCalled();
    await say('DISMISS');
    expect(view().confirming).toBe(false);
    expect(makeReorder).not.toHaveBeenCalled();
    expect(visits).toEqual([]);
  });

  it('replaces the cart after confirmation', async () => {
    const { say, visits } = await pressed(aCart([aLine()]));
    await say('CONFIRM');
    expect(visits).toEqual(CHECKOUT);
  });

  it('shows the unavailable items before checkout', async () => {
    const { say, view, visits, adopted } = await pressed(aCart([]), PART);
    expect(view().skipped).toEqual(PART.skipped);
    expect([visits, adopted]).toEqual([[], [PART.cart]]);
    await say('CONTINUE');
    expect([view().skipped, visits]).toEqual([null, CHECKOUT]);
  });

  it.each([
    [UNABLE, 'UNABLE_TO_REORDER'],
    [LOST, 'ERROR'],
  ])('shows the error and can be retried after a failure', async (failure, message) => {
    const { press, visits, toasts, adopted, refreshCart } = await pressed(aCart([]), failure);
    expect(toasts).toEqual([{ tone: 'error', message }]);
    expect([visits, adopted]).toEqual([[], []]);
    expect(refreshCart).toHaveBeenCalledTimes(1);
    await press();
    expect(visits).toEqual(CHECKOUT);
  });
});

it('visits every state and handles every event', () => {
  const made = (output: Reorder) => ({
    type: 'xstate.snapshot.makeReorder',
    snapshot: mutationMachine.resolveState({
      value: { waiting: 'done' },
      context: { input: { order_id: 'order-1' }, confirmed: false, output, error: null },
    }),
  });
  const events = [
    { type: 'REORDER', order_id: 'order-1' },
    ...['CONFIRM', 'DISMISS', 'CONTINUE'].map((type) => ({ type })),
    ...[WHOLE, PART].map(made),
  ];
  expect(unvisited(reorderMachine, { events })).toEqual({ states: [], events: [] });
});
