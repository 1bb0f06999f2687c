import { ApiError, type Cart } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { selectMutation } from '../mutation/mutation.selectors.ts';
import { showToasts } from '../policies/toast.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import type { ToastContent } from '../toasts/toasts.machine.ts';
import { createBranchChange } from './branch-change.live.ts';

const BANGSAR = { id: 'bangsar', branch_name: 'CCH Bangsar' };
const OF_KLCC: Cart = { ...aCart([aLine()]), branch_id: 'klcc' };
const LOST = new ApiError({ kind: 'network' });

async function selected(cart: Cart | Error) {
  const cartLoad = vi.fn<() => Promise<Cart>>();
  if (cart instanceof Error) cartLoad.mockRejectedValue(cart);
  else cartLoad.mockResolvedValue(cart);
  const cartRemoveAll = vi.fn<() => Promise<Cart>>().mockResolvedValue(aCart([]));
  const chosen: string[] = [];
  const shared: Cart[] = [];
  const toasts: ToastContent[] = [];
  const events = recordedEvents();
  showToasts({ events, notify: (toast) => toasts.push(toast) });
  events.on({
    'branch.chosen': ({ id, method }) => void (method === 'delivery' && chosen.push(id)),
    'cart.replaced': ({ cart: newer }) => void shared.push(newer),
  });
  const { api } = fakePorts({ cartLoad, cartRemoveAll });
  const identity = () => ({ customer_id: null, guest_id: 'guest' });
  const machine = createBranchChange({ api, identity, emit: events.emit }, 'delivery');
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: BANGSAR });
  await replies();
  const say = async (type: 'CONFIRM' | 'CANCEL') => {
    actor.send({ type });
    await replies();
  };
  const view = () => selectMutation(actor.getSnapshot());
  return { say, view, chosen, shared, toasts, cartRemoveAll };
}

describe('the change to another branch', () => {
  it.each([
    ['nothing is in the cart', aCart([])],
    ['the cart is of that branch', { ...aCart([aLine()]), branch_id: 'bangsar' }],
  ])('happens at once where %s', async (_, cart) => {
    const { view, chosen, cartRemoveAll } = await selected(cart);
    expect(chosen).toEqual(['bangsar']);
    expect(view().status).toBe('done');
    expect(cartRemoveAll).not.toHaveBeenCalled();
  });

  it('clears the cart of another one only after yes', async () => {
    const { say, view, chosen, shared, cartRemoveAll } = await selected(OF_KLCC);
    expect(view()).toMatchObject({ status: 'asking', input: BANGSAR });
    expect([chosen, cartRemoveAll.mock.calls]).toEqual([[], []]);
    await say('CONFIRM');
    expect([chosen, shared]).toEqual([['bangsar'], [aCart([])]]);
  });

  it('leaves everything as it was after no', async () => {
    const { say, view, chosen, cartRemoveAll } = await selected(OF_KLCC);
    await say('CANCEL');
    expect(view().status).toBe('idle');
    expect([chosen, cartRemoveAll.mock.calls]).toEqual([[], []]);
  });

  it('that cannot look into the cart, or clear it, changes nothing and says so', async () => {
    const failure = [{ tone: 'error', message: 'ERROR' }];
    const unseen = await selected(LOST);
    expect([unseen.chosen, unseen.toasts]).toEqual([[], failure]);
    const uncleared = await selected(OF_KLCC);
    uncleared.cartRemoveAll.mockRejectedValue(LOST);
    await uncleared.say('CONFIRM');
    expect([uncleared.chosen, uncleared.toasts]).toEqual([[], failure]);
  });
});
