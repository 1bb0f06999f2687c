import { ApiError, type Branch, type Cart } from '@claypot/sdk';
import { aBranch, aCart, aLine } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { followBranch } from '../../app/policies/places/branch.ts';
import { showToasts } from '../../app/policies/toast.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { createPlace } from '../../machines/locate/place.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import { controlledClock, deferred, recordedNavigation, stubSdk } from '../../testing/fakes.ts';
import { branchesKey } from '../branches/branches-key.ts';
import { createPickupBranchImplementations } from './pickup-branch.implementation.ts';
import { selectPickupBranch } from './pickup-branch.selectors.ts';

const OWNER = { customer_id: null, guest_id: '00000000-0000-4000-8000-000000000001' };
const BANGSAR = aBranch();
const EMPTY = aCart([]);
const OF_BANGSAR: Cart = { ...aCart([aLine()]), branch_id: 'bangsar' };
const OF_KLCC: Cart = { ...aCart([aLine()]), branch_id: 'klcc', branch_name: 'CCH KLCC' };
const SOLD_OUT_OF_KLCC: Cart = {
  ...aCart([aLine({ unavailable_reason: 'SOLD_OUT' })]),
  branch_id: 'klcc',
};
const LOST = new ApiError({ kind: 'network' });

function setUp() {
  const api = {
    branchDetail: vi.fn<(input: unknown, options?: unknown) => Promise<Branch>>(),
    cartLoad: vi.fn<(input: unknown) => Promise<Cart>>(),
    cartRemoveAll: vi.fn<(input: unknown) => Promise<Cart>>(),
  };
  const place = createPlace();
  const cache = createQueryCache(controlledClock());
  const navigation = recordedNavigation();
  const toasts: ToastContent[] = [];
  const chosen: string[] = [];
  const shared: Cart[] = [];
  const events = recordedEvents();
  followBranch({
    events,
    navigation,
    session: { send: () => {} },
    needsAddress: () => false,
    rename: () => {},
  });
  showToasts({ events, notify: (toast) => toasts.push(toast) });
  events.on({
    'branch.chosen': ({ id }) => void chosen.push(id),
    'cart.replaced': ({ cart }) => void shared.push(cart),
  });
  const machine = createPickupBranchImplementations({
    api: stubSdk(api),
    place,
    cache,
    companyId: () => 'cch',
    identity: () => OWNER,
    emit: events.emit,
  });
  const open = () => {
    const actor = createActor(machine, { input: { branch_id: 'bangsar' } }).start();
    return { send: actor.send, view: () => selectPickupBranch(actor.getSnapshot()) };
  };
  /** Opens the screen with its branch loaded and this cart on the server. */
  const openWith = async (cart: Cart) => {
    api.branchDetail.mockResolvedValue(BANGSAR);
    api.cartLoad.mockResolvedValue(cart);
    const opened = open();
    await vi.waitFor(() => expect(opened.view().status).toBe('ready'));
    return opened;
  };
  const untouched = () => {
    expect(chosen).toEqual([]);
    expect(shared).toEqual([]);
    expect(navigation.visits).toEqual([]);
  };
  return { api, cache, place, navigation, toasts, chosen, shared, open, openWith, untouched };
}

describe('pickup branch machine', () => {
  test('loads the branch for the known location', async () => {
    const { api, open, place } = setUp();
    place.remember({ latitude: '3.1', longitude: '101.6' });
    const reply = deferred<Branch>();
    api.branchDetail.mockReturnValue(reply.promise);
    const { view } = open();
    expect(view()).toMatchObject({ status: 'loading', branch: null });
    reply.resolve(aBranch({ distance: 1.2 }));
    await vi.waitFor(() => expect(view().status).toBe('ready'));
    expect(view().branch?.distance).toBe(1.2);
    expect(api.branchDetail.mock.calls[0]?.[0]).toEqual({
      path: { id: 'bangsar' },
      body: { latitude: '3.1', longitude: '101.6' },
    });
  });

  test('shows the branch from the cached list at once and refreshes it', async () => {
    const { api, cache, open } = setUp();
    const { signal } = new AbortController();
    await cache.load(branchesKey('cch', null), async () => [BANGSAR], signal);
    api.branchDetail.mockResolvedValue(aBranch({ status: 'Closed' }));
    const { view } = open();
    expect(view()).toMatchObject({ status: 'ready', branch: BANGSAR });
    await vi.waitFor(() => expect(view().branch?.status).toBe('Closed'));
  });

  test('shows notFound when the branch is only in the cached list', async () => {
    const { api, cache, open } = setUp();
    const { signal } = new AbortController();
    await cache.load(branchesKey('cch', null), async () => [BANGSAR], signal);
    api.branchDetail.mockRejectedValue(new ApiError({ kind: 'rejected', code: 'NOT_FOUND' }));
    const { view, send } = open();
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'notFound', branch: null }));
    send({ type: 'SELECT' });
    expect(view().selecting).toBe(false);
  });

  test('shows notFound when the branch does not exist', async () => {
    const { api, open } = setUp();
    api.branchDetail.mockRejectedValue(new ApiError({ kind: 'rejected', code: 'NOT_FOUND' }));
    const { view } = open();
    await vi.waitFor(() => expect(view().status).toBe('notFound'));
  });

  test('reloads on RETRY after a failure', async () => {
    const { api, open } = setUp();
    api.branchDetail.mockRejectedValueOnce(LOST);
    const { view, send } = open();
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' }));
    api.branchDetail.mockResolvedValue(BANGSAR);
    send({ type: 'RETRY' });
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'ready', error: null }));
  });
});

describe('SELECT', () => {
  test.each([
    ['an empty cart', EMPTY],
    ['a cart of the same branch', OF_BANGSAR],
  ])('with %s sets the branch and opens its menu without asking', async (_, cart) => {
    const { api, chosen, navigation, openWith, shared } = setUp();
    const { view, send } = await openWith(cart);
    send({ type: 'SELECT' });
    expect(view().selecting).toBe(true);
    await vi.waitFor(() => expect(navigation.visits).toEqual([['to', '/menu']]));
    expect(chosen).toEqual(['bangsar']);
    expect(shared).toEqual([]);
    expect(api.cartLoad).toHaveBeenCalledWith({ body: OWNER }, expect.anything());
    expect(api.cartRemoveAll).not.toHaveBeenCalled();
    expect(view()).toMatchObject({ selecting: false, confirming: false });
  });

  test.each([
    ['a cart', OF_KLCC],
    ['a cart of sold out dishes', SOLD_OUT_OF_KLCC],
  ])('with %s of another branch asks before clearing anything', async (_, cart) => {
    const { api, openWith, untouched } = setUp();
    const { view, send } = await openWith(cart);
    send({ type: 'SELECT' });
    await vi.waitFor(() => expect(view().confirming).toBe(true));
    expect(api.cartRemoveAll).not.toHaveBeenCalled();
    untouched();
    send({ type: 'CANCEL' });
    expect(view()).toMatchObject({ confirming: false, selecting: false });
    expect(api.cartRemoveAll).not.toHaveBeenCalled();
    untouched();
  });

  test('clears the cart after CONFIRM, then sets the branch and opens its menu', async () => {
    const { api, chosen, navigation, openWith, shared } = setUp();
    const { view, send } = await openWith(OF_KLCC);
    send({ type: 'SELECT' });
    await vi.waitFor(() => expect(view().confirming).toBe(true));
    const reply = deferred<Cart>();
    api.cartRemoveAll.mockReturnValue(reply.promise);
    send({ type: 'CONFIRM' });
    expect(view()).toMatchObject({ confirming: false, selecting: true });
    expect(chosen).toEqual([]);
    reply.resolve(EMPTY);
    await vi.waitFor(() => expect(navigation.visits).toEqual([['to', '/menu']]));
    expect(chosen).toEqual(['bangsar']);
    expect(shared).toEqual([EMPTY]);
  });

  test('changes nothing when the cart cannot be loaded', async () => {
    const { api, toasts, openWith, untouched } = setUp();
    const { view, send } = await openWith(EMPTY);
    api.cartLoad.mockRejectedValue(LOST);
    send({ type: 'SELECT' });
    await vi.waitFor(() => expect(toasts).toEqual([{ tone: 'error', message: 'ERROR' }]));
    expect(view().selecting).toBe(false);
    untouched();
  });

  test('changes nothing when the cart cannot be cleared, and can be retried', async () => {
    const { api, chosen, toasts, openWith, untouched } = setUp();
    const { view, send } = await openWith(OF_KLCC);
    api.cartRemoveAll.mockRejectedValueOnce(LOST);
    send({ type: 'SELECT' });
    await vi.waitFor(() => expect(view().confirming).toBe(true));
    send({ type: 'CONFIRM' });
    await vi.waitFor(() => expect(toasts).toEqual([{ tone: 'error', message: 'ERROR' }]));
    untouched();

    api.cartRemoveAll.mockResolvedValue(EMPTY);
    send({ type: 'SELECT' });
    await vi.waitFor(() => expect(view().confirming).toBe(true));
    send({ type: 'CONFIRM' });
    await vi.waitFor(() => expect(chosen).toEqual(['bangsar']));
  });

  test('is ignored while the branch is loading', () => {
    const { api, open } = setUp();
    api.branchDetail.mockReturnValue(deferred<Branch>().promise);
    const { view, send } = open();
    send({ type: 'SELECT' });
    expect(view().selecting).toBe(false);
    expect(api.cartLoad).not.toHaveBeenCalled();
  });

  test('loads the cart once when sent twice', async () => {
    const { api, openWith } = setUp();
    const { send } = await openWith(EMPTY);
    send({ type: 'SELECT' });
    send({ type: 'SELECT' });
    expect(api.cartLoad).toHaveBeenCalledTimes(1);
  });
});
