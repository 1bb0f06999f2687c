import type { Cart, DeliveryOptions } from '@claypot/sdk';
import { aCart, aDeliveryOption, aLine, someDeliveryOptions } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { anAddress } from '../addresses/testing/samples.ts';
import { createDeliveryBranch } from './delivery-branch.implementation.ts';
import { selectDeliveryBranch } from './delivery-branch.selectors.ts';
import { storedPreferredBranch } from './preferred-branch.ts';

const SS15 = { branch_id: 'ss15', branch_name: 'CCH SS 15' };
const NEAR_SS15 = someDeliveryOptions({
  branches: [aDeliveryOption({ ...SS15, distance: 0.4 }), aDeliveryOption({ distance: 15 })],
});
const OF_BANGSAR: Cart = { ...aCart([aLine()]), branch_id: 'bangsar' };

/** An address near SS 15, with Bangsar as selected branch. */
function setUp({ cart = aCart([]), options = NEAR_SS15 as DeliveryOptions | Error } = {}) {
  const deliveryOptions = vi.fn<(input: unknown) => Promise<DeliveryOptions>>();
  if (options instanceof Error) deliveryOptions.mockRejectedValueOnce(options);
  deliveryOptions.mockResolvedValue(options instanceof Error ? NEAR_SS15 : options);
  const ports = fakePorts({
    deliveryOptions,
    cartLoad: async () => cart,
    cartRemoveAll: async () => aCart([]),
  });
  const cache = createQueryCache(ports.clock);
  const preferred = storedPreferredBranch(ports.storage, 'demo');
  const chosen: string[] = [];
  const machine = createDeliveryBranch({
    ...ports,
    cache,
    preferred,
    companyId: () => 'cch',
    identity: () => ({ customer_id: null, guest_id: 'guest' }),
    branchId: () => chosen.at(-1) ?? 'bangsar',
    emit: (event) => {
      if (event.type === 'branch.chosen') chosen.push(event.id);
    },
  });
  const open = async (address = anAddress()) => {
    const actor = createActor(machine, { input: { address } }).start();
    await replies();
    const say = async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    };
    return { say, view: () => selectDeliveryBranch(actor.getSnapshot()) };
  };
  return { chosen, deliveryOptions, open };
}

describe('delivery branch machine', () => {
  it('follows the address when the cart is empty', async () => {
    const { chosen, deliveryOptions, open } = setUp();
    const { view } = await open();
    expect(deliveryOptions.mock.calls[0]?.[0]).toMatchObject({
      path: { companyId: 'cch' },
      body: { latitude: '3.131900', longitude: '101.671300', limit: 5 },
    });
    expect(chosen).toEqual(['ss15']);
    expect(view()).toMatchObject({ options: { status: 'ready' }, choice: { status: 'done' } });
    await open();
    expect(chosen).toEqual(['ss15']);
  });

  it('asks once when the cart belongs to another branch', async () => {
    const { chosen, open } = setUp({ cart: OF_BANGSAR });
    const { say, view } = await open();
    expect(view()).toMatchObject({ following: true, choice: { status: 'asking' } });
    await say({ type: 'CANCEL' });
    expect([chosen, view().choice.status]).toEqual([[], 'idle']);
    expect((await open()).view().choice.status).toBe('idle');
    const elsewhere = await open(anAddress({ latitude: '3.2' }));
    expect(elsewhere.view().choice.status).toBe('asking');
    await elsewhere.say({ type: 'CONFIRM' });
    expect(chosen).toEqual(['ss15']);
  });

  it('changes to the branch that the customer selects', async () => {
    const { chosen, open } = setUp({ cart: { ...OF_BANGSAR, branch_id: 'ss15' } });
    const { say, view } = await open();
    await say({ type: 'SELECT', branch: { id: 'uptown', branch_name: 'CCH Uptown' } });
    expect(view()).toMatchObject({ following: false, choice: { status: 'asking' } });
    await say({ type: 'CONFIRM' });
    expect(chosen).toEqual(['ss15', 'uptown']);
  });

  it.each([
    ['it is the one', someDeliveryOptions()],
    ['no branch delivers', { is_deliverable: false, branches: [] }],
  ])('retains the branch when %s', async (_, options) => {
    const { chosen, open } = setUp({ options });
    expect((await open()).view().choice.status).toBe('idle');
    expect(chosen).toEqual([]);
  });

  it('follows the address once the options are loaded on retry', async () => {
    const { chosen, open } = setUp({ options: new Error('lost') });
    const { say, view } = await open();
    expect([view().options.status, chosen]).toEqual(['failed', []]);
    await say({ type: 'RETRY' });
    expect(chosen).toEqual(['ss15']);
  });
});
