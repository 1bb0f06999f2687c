import { ApiError, type Branch } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import { deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { cachedDish } from './cached-menu.ts';
import { MENU_STALE_AFTER } from './catalogue.implementation.ts';
import { aMenuDish, aMenuPackage, banners } from './testing/samples.ts';
import { setUp } from './testing/set-up.ts';

const LOST = new ApiError({ kind: 'network' });
const GONE = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
const never = new Promise<never>(() => {});

describe('the menu', () => {
  it('asks for everything at once', () => {
    const { api, open } = setUp();
    const { view } = open();
    expect(view()).toMatchObject({
      status: 'loading',
      branchName: 'CCH Bangsar',
      opening: 'unknown',
    });
    for (const call of Object.values(api)) expect(call).toHaveBeenCalledTimes(1);
    expect(api.dishList.mock.calls[0]?.[0]).toMatchObject({
      path: { branch_id: 'bangsar', category_id: 'all' },
    });
  });

  it('shows one list of the whole menu, the first category marked', async () => {
    const { opened } = setUp();
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', activeCategory: 'claypots', banners });
    expect(view().sections.map(({ category }) => category.id)).toEqual(['claypots', 'noodles']);
  });

  it('does not wait for the banners nor for the branch', async () => {
    const { api, opened } = setUp();
    api.bannerList.mockReturnValue(never);
    api.branchDetail.mockReturnValue(never);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'unknown', banners: null });
  });

  it('does without banners and branch that do not come', async () => {
    const { api, opened } = setUp();
    api.bannerList.mockRejectedValue(LOST);
    api.branchDetail.mockRejectedValue(LOST);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'unknown', error: null });
  });

  it('begins with packages and hot deals', async () => {
    const { api, opened } = setUp();
    api.packageList.mockResolvedValue([aMenuPackage()]);
    api.dishList.mockResolvedValue([]);
    const { view } = await opened();
    expect(view()).toMatchObject({
      status: 'ready',
      activeCategory: 'packages',
      packageSection: { packages: [{ path: '/menuDetail/package/package-1' }] },
    });
  });

  it('of nothing says so', async () => {
    const { api, opened } = setUp();
    api.dishList.mockResolvedValue([]);
    const { view } = await opened();
    expect(view().status).toBe('empty');
  });

  it.each(['packageList', 'dishList', 'dishCategoryList'] as const)(
    'that lost %s is asked for again when the customer says so, never by itself',
    async (name) => {
      const { api, opened } = setUp();
      api[name].mockRejectedValueOnce(LOST);
      const { send, view } = await opened();
      expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
      expect(api[name]).toHaveBeenCalledTimes(1);
      send({ type: 'RETRY' });
      await replies();
      expect(view()).toMatchObject({ status: 'ready', error: null });
    },
  );

  it('sends a customer without a branch to choose one', () => {
    const { api, open, left } = setUp({ branch: null });
    expect(open().view().status).toBe('leaving');
    expect(left()).toBe(1);
    expect(api.dishList).not.toHaveBeenCalled();
  });

  it('is that of the member’s cart, where it was filled elsewhere', async () => {
    const { api, opened, left } = setUp({ branch: null, isMember: true, ofCart: 'ss2' });
    const { view } = await opened();
    expect(view().status).toBe('ready');
    expect(api.dishList.mock.calls[0]?.[0]).toMatchObject({ path: { branch_id: 'ss2' } });
    expect(left()).toBe(0);
  });

  it('is that nearest to the member’s address, where that is known a moment later', async () => {
    const { api, deliveryOptions, opened, left } = setUp({
      branch: null,
      isMember: true,
      later: anAddress(),
    });
    const { view } = await opened();
    expect(view().status).toBe('ready');
    expect(deliveryOptions).toHaveBeenCalledOnce();
    expect(api.dishList).toHaveBeenCalledOnce();
    expect(left()).toBe(0);
  });

  it('sends a member whose cart is of no branch to choose one, when that is known', async () => {
    const { open, left } = setUp({ branch: null, isMember: true });
    open();
    expect(left()).toBe(0);
    await replies();
    expect(left()).toBe(1);
  });

  it('of a branch that is no more sends to choose another', async () => {
    const { api, opened, left } = setUp();
    api.dishList.mockRejectedValue(GONE);
    const { view } = await opened();
    expect(view().status).toBe('leaving');
    expect(left()).toBe(1);
  });

  it('gives up its requests when it is left', () => {
    const { api, open } = setUp();
    api.dishList.mockReturnValue(never);
    open().actor.stop();
    expect(api.dishList.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

describe('the menu of an order to be delivered', () => {
  it('is that of the nearest branch that delivers to the address', async () => {
    const { deliveryOptions, chosen, opened } = setUp({ branch: null, address: anAddress() });
    const { view } = await opened();
    expect(deliveryOptions.mock.calls[0]?.[0]).toMatchObject({
      body: { latitude: '3.131900', longitude: '101.671300', limit: 5 },
    });
    expect(chosen).toEqual(['bangsar']);
    expect(view().status).toBe('ready');
  });

  it('says so when there is none, or it cannot be found, and looks again', async () => {
    const { deliveryOptions, opened } = setUp({ branch: null, address: anAddress() });
    deliveryOptions.mockResolvedValueOnce({ is_deliverable: false, branches: [] });
    const { send, view } = await opened();
    expect(view()).toMatchObject({ status: 'failed', error: 'ERR_OUT_OF_SERVICE_AREA' });
    send({ type: 'RETRY' });
    await replies();
    expect(view().status).toBe('ready');
  });
});

describe('coming back to the menu', () => {
  it('within a minute shows it at once and asks for it no more', async () => {
    const { api, open, opened, ports } = setUp();
    await opened();
    ports.clock.advance(MENU_STALE_AFTER - 1);
    expect(open().view()).toMatchObject({ status: 'ready', refreshing: false, opening: 'open' });
    expect(api.dishList).toHaveBeenCalledTimes(1);
    expect(api.bannerList).toHaveBeenCalledTimes(1);
  });

  it('later shows it at once and the newer one when it has come', async () => {
    const { api, open, opened, ports } = setUp();
    await opened();
    ports.clock.advance(MENU_STALE_AFTER);
    api.dishList.mockResolvedValue([aMenuDish({ stock_status: 'Sold Out' })]);
    const { view } = open();
    expect(view()).toMatchObject({ status: 'ready', refreshing: true });
    expect(view().sections[0]?.dishes[0]?.soldOut).toBe(false);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', refreshing: false });
    expect(view().sections[0]?.dishes[0]?.soldOut).toBe(true);
  });

  it('keeps what it shows when the newer one does not come, and says so', async () => {
    const { api, open, opened, ports } = setUp();
    await opened();
    ports.clock.advance(MENU_STALE_AFTER);
    api.dishList.mockRejectedValueOnce(LOST);
    const { send, view } = open();
    await replies();
    expect(view()).toMatchObject({ status: 'ready', stale: true, error: 'ERROR' });
    send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'ready', stale: false, error: null });
  });

  it('stays where the customer comes back to the tab; only whether it is open is asked', async () => {
    const { api, opened } = setUp();
    const { send } = await opened();
    const asked = () => [api.dishList.mock.calls.length, api.branchDetail.mock.calls.length];
    const [dishes = 0, branches = 0] = asked();
    send({ type: 'REFRESH' });
    await replies();
    expect(asked()).toEqual([dishes, branches + 1]);
  });

  it('to another branch begins anew', async () => {
    const { cache, opened } = setUp();
    await opened();
    expect(cachedDish(cache, 'bangsar', 'dish-3')?.name).toBe('Wantan noodles');
    expect(cachedDish(cache, 'bangsar', 'dish-9')).toBeNull();
    expect(cachedDish(cache, 'klcc', 'dish-3')).toBeNull();
  });
});

describe('a branch', () => {
  it('that is closed says so on the menu, with its hours', async () => {
    const { api, opened } = setUp();
    const closed = aBranch({ status: 'Closed', next_open_time: '2026-11-22T11:00:00+08:00' });
    api.branchDetail.mockResolvedValue(closed);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'closed', branch: closed });
  });

  it('that is closed until nobody knows when is told apart', async () => {
    const { api, opened } = setUp();
    api.branchDetail.mockResolvedValue(aBranch({ status: 'Closed', next_open_time: null }));
    const { view } = await opened();
    expect(view().opening).toBe('suspended');
  });

  it('that closes while its menu lies open says so without being asked', async () => {
    const { api, opened, ports } = setUp();
    api.branchDetail.mockResolvedValueOnce(aBranch({ end_time: '2026-11-21T12:20:00+08:00' }));
    const { view } = await opened();
    expect(view().opening).toBe('open');
    api.branchDetail.mockResolvedValue(
      aBranch({ status: 'Closed', next_open_time: '2026-11-22T11:00:00+08:00' }),
    );
    ports.clock.advance(20 * 60 * 1000);
    await replies();
    expect(view().opening).toBe('closed');
  });

  it('whose opening was read earlier is marked until it is confirmed', async () => {
    const { api, open, opened, ports } = setUp();
    await opened();
    ports.clock.advance(30_000);
    const answer = deferred<Branch>();
    api.branchDetail.mockReturnValueOnce(answer.promise);
    const { view } = open();
    expect(view()).toMatchObject({ opening: 'open', refreshing: false, unconfirmed: true });
    answer.resolve(aBranch());
    await replies();
    expect(view()).toMatchObject({ unconfirmed: false, stale: false });
  });

  it('whose opening could not be read again is marked as old, from when it was read', async () => {
    const { api, opened, ports } = setUp();
    await opened();
    const readAt = ports.clock.now().epochMilliseconds;
    ports.clock.advance(30_000);
    api.branchDetail.mockRejectedValueOnce(LOST);
    const { view } = await opened();
    expect(view()).toMatchObject({ opening: 'open', stale: true, asOf: readAt });
  });

  it('that could not be asked is asked again within the hour', async () => {
    const { api, opened, ports } = setUp();
    api.branchDetail.mockRejectedValueOnce(LOST);
    const { view } = await opened();
    expect(view().opening).toBe('unknown');
    ports.clock.advance(60 * 60 * 1000);
    await replies();
    expect(view().opening).toBe('open');
  });
});
