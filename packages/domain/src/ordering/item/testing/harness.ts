import { ApiError, type Cart, type Dish, type ErrorCode, type Identity } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { followOrder } from '../../../app/policies/ordering/order.ts';
import { followBranch } from '../../../app/policies/places/branch.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { createQueryCache } from '../../../machines/query/query-cache.ts';
import { fakeFollowBranch } from '../../../places/branch-news/testing/fake-follow-branch.ts';
import type { Clock, Navigation } from '../../../ports/ports.ts';
import { fakePorts } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createDishItem } from '../dish-item.implementation.ts';
import { selectItem } from '../item.selectors.ts';
import { aDish } from './samples.ts';

export const identity: Identity = { customer_id: null, guest_id: 'guest' };
export const LOST = new ApiError({ kind: 'network' });
export const rejected = (code: string, data: unknown = null, status = 422) =>
  new ApiError({ kind: 'rejected', code, status, data });

interface Options {
  branchId?: string | null;
  preview?: Dish | null;
  answer?: Dish | ApiError;
  /** Id of the cart line to edit. */
  lineId?: string;
  /** Branch of the member's cart, used if no branch is chosen. */
  ofCart?: string | null;
}

/** Dependencies of an item, with spies for the emitted events. */
export function itemDeps<TPorts extends { navigation: Navigation; clock: Clock }>(
  ports: TPorts,
  branchId: string | null = 'bangsar',
) {
  const events = recordedEvents();
  const { navigation } = ports;
  const news = fakeFollowBranch();
  const spies = {
    replaceCart: vi.fn<(cart: Cart) => void>(),
    refreshCart: vi.fn<() => void>(),
    onAdded: vi.fn<() => void>(),
    onUpdated: vi.fn<(cart: Cart) => void>(),
    onFailure: vi.fn<(code: ErrorCode) => void>(),
  };
  events.on({
    'item.added': ({ cart }) => {
      spies.replaceCart(cart);
      spies.onAdded();
    },
    'item.updated': ({ cart }) => spies.onUpdated(cart),
    'cart.outdated': spies.refreshCart,
    'action.rejected': ({ code }) => spies.onFailure(code),
  });
  followOrder({ events, navigation });
  followBranch({
    events,
    navigation,
    session: { send: () => {} },
    needsAddress: () => false,
    rename: () => {},
  });
  return {
    chosenBefore: (): readonly string[] => [],
    cache: createQueryCache(ports.clock),
    ...ports,
    identity: () => identity,
    branchId: () => branchId,
    deliveryMethod: () => 'pickup' as const,
    cartSettled: async () => undefined,
    followBranch: news.follow,
    news,
    ...spies,
    emit: events.emit,
  };
}

/** A dish actor with a stubbed server and spies for the emitted events. */
export function setUp({
  branchId = 'bangsar',
  preview = null,
  answer = aDish(),
  lineId,
  ofCart,
}: Options = {}) {
  const dishDetail = vi.fn<(input: unknown) => Promise<Dish>>();
  if (answer instanceof ApiError) dishDetail.mockRejectedValue(answer);
  else dishDetail.mockResolvedValue(answer);
  const cartCreate = vi.fn<(input: unknown) => Promise<Cart>>().mockResolvedValue(aCart([aLine()]));
  const cartRemoveAll = vi.fn<(input: unknown) => Promise<Cart>>().mockResolvedValue(aCart([]));
  const cartLoad = vi.fn<(input: unknown) => Promise<Cart>>();
  const ports = fakePorts({ dishDetail, cartCreate, cartLoad, cartRemoveAll });
  const deps = itemDeps(ports, branchId);
  const { replaceCart, refreshCart, onAdded, onUpdated, onFailure } = deps;
  let chosen = branchId;
  const member: Partial<typeof deps> = {
    identity: () => ({ customer_id: 'member', guest_id: null }),
    branchId: () => chosen,
    cartSettled: async () => {
      chosen = ofCart ?? null;
    },
  };
  const dish = { ...deps, ...(ofCart !== undefined && member), cachedDish: () => preview };
  const machine = createDishItem(dish);
  const actor = createActor(machine, { input: { item_id: 'dish-1', line_id: lineId ?? null } });
  actor.start();
  const view = () => selectItem(actor.getSnapshot());
  const choose = (option_id: string, variation_id: string) =>
    actor.send({ type: 'CHOOSE', option_id, variation_id });
  return {
    actor,
    view,
    choose,
    ports,
    dishDetail,
    cartCreate,
    cartLoad,
    cartRemoveAll,
    replaceCart,
    refreshCart,
    onAdded,
    onUpdated,
    onFailure,
    news: deps.news,
  };
}

/** Returns the result of `setUp` once the dish is loaded. */
export async function loaded(options: Options = {}) {
  const item = setUp(options);
  await replies();
  return item;
}
