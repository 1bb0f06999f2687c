import { ApiError, type Cart } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { showToasts } from '../../app/policies/toast.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createBranchChange } from './branch-change.implementation.ts';

const BANGSAR = { id: 'bangsar', branch_name: 'CCH Bangsar' };
const OF_KLCC: Cart = { ...aCart([aLine()]), branch_id: 'klcc' };
const LOST = new ApiError({ kind: 'network' });

async function selected(cart: Cart | Error, returnTo: string | null = null) {
  const cartLoad = vi.fn<() => Promise<Cart>>();
  if (cart instanceof Error) cartLoad.mockRejectedValue(cart);
  else cartLoad.mockResolvedValue(cart);
  const cartRemoveAll = vi.fn<() => Promise<Cart>>().mockResolvedValue(aCart([]));
  const cartChangeBranch = vi.fn<(input: unknown) => Promise<Cart>>();
  cartChangeBranch.mockResolvedValue({ ...OF_KLCC, branch_id: 'bangsar' });
  const chosen: string[] = [];
  const shared: Cart[] = [];
  const toasts: ToastContent[] = [];
  const events = recordedEvents();
  showToasts({ events, notify: (toast) => toasts.push(toast) });
  events.on({
    'branch.chosen': ({ id, method }) => void (method === 'delivery' && chosen.push(id)),
    'cart.replaced': ({ cart: newer }) => void shared.push(newer),
  });
  const { api } = fakePorts({ cartLoad, cartRemoveAll, cartChangeBranch });
  const identity = () => ({ customer_id: null, guest_id: 'guest' });
  const machine = createBranchChange({ api, identity, emit: events.emit }, 'delivery');
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { ...BANGSAR, returnTo } });
  await replies();
  const say = async (type: 'CONFIRM' | 'CANCEL') => {
    actor.send({ type });
    await replies();
  };
  const view = () => selectMutation(actor.getSnapshot());
  return { say, view, chosen, shared, toasts, cartChangeBranch, cartRemoveAll };
}

describe('createBranchChange', () => {
  it.each([
    ['nothing is in the cart', aCart([])],
    ['the cart is of that branch', { ...aCart([aLine()]), branch_id: 'bangsar' }],
  ])('changes the branch at once when %s', async (_, cart) => {
    const { view, chosen, cartRemoveAll } = await selected(cart);
    expect(chosen).toEqual(['bangsar']);
    expect(view().status).toBe('done');
    expect(cartRemoveAll).not.toHaveBeenCalled();
  });

  it('clears the cart of another branch only after CONFIRM', async () => {
    const { say, view, chosen, shared, cartRemoveAll } = await selected(OF_KLCC);
    expect(view()).toMatchObject({ status: 'asking', input: BANGSAR });
    expect([chosen, cartRemoveAll.mock.calls]).toEqual([[], []]);
    await say('CONFIRM');
    expect([chosen, shared]).toEqual([['bangsar'], [aCart([])]]);
  });

  it('moves the cart without asking when an order is edited', async () => {
    const { view, chosen, shared, cartChangeBranch, cartRemoveAll } = await selected(
      OF_KLCC,
      '/orderConfirmation',
    );
    expect(view().status).toBe('done');
    expect(cartChangeBranch.mock.calls[0]?.[0]).toEqual({
      body: {
        customer_id: null,
        guest_id: 'guest',
        branch_id: 'bangsar',
        delivery_method: 'delivery',
      },
    });
    expect([chosen, shared]).toEqual([['bangsar'], [{ ...OF_KLCC, branch_id: 'bangsar' }]]);
    expect(cartRemoveAll).not.toHaveBeenCalled();
  });

  it('changes nothing after CANCEL', async () => {
    const { say, view, chosen, cartRemoveAll } = await selected(OF_KLCC);
    await say('CANCEL');
    expect(view().status).toBe('idle');
    expect([chosen, cartRemoveAll.mock.calls]).toEqual([[], []]);
  });

  it('changes nothing and shows an error when the cart cannot be loaded or cleared', async () => {
    const failure = [{ tone: 'error', message: 'ERROR' }];
    const unseen = await selected(LOST);
    expect([unseen.chosen, unseen.toasts]).toEqual([[], failure]);
    const uncleared = await selected(OF_KLCC);
    uncleared.cartRemoveAll.mockRejectedValue(LOST);
    await uncleared.say('CONFIRM');
    expect([uncleared.chosen, uncleared.toasts]).toEqual([[], failure]);
  });
});
