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

describe('menu', () => {
  it('sends all requests at once', () => {
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

  it('shows the whole menu as one list and marks the first category', async () => {
    const { opened } = setUp();
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', activeCategory: 'claypots', banners });
    expect(view().sections.map(({ category }) => category.id)).toEqual(['claypots', 'noodles']);
  });

  it('is ready before the banners and the branch are loaded', async () => {
    const { api, opened } = setUp();
    api.bannerList.mockReturnValue(never);
    api.branchDetail.mockReturnValue(never);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'unknown', banners: null });
  });

  it('is ready if the banners and the branch fail to load', async () => {
    const { api, opened } = setUp();
    api.bannerList.mockRejectedValue(LOST);
    api.branchDetail.mockRejectedValue(LOST);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'unknown', error: null });
  });

  it('starts with packages and hot deals', async () => {
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

  it('has status empty if the branch sells nothing', async () => {
    const { api, opened } = setUp();
    api.dishList.mockResolvedValue([]);
    const { view } = await opened();
    expect(view().status).toBe('empty');
  });

  it.each(['packageList', 'dishList', 'dishCategoryList'] as const)(
    'reloads %s only on RETRY after a failure',
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

  it('asks the customer to choose a branch if none is chosen', () => {
    const { api, open, left } = setUp({ branch: null });
    expect(open().view().status).toBe('leaving');
    expect(left()).toBe(1);
    expect(api.dishList).not.toHaveBeenCalled();
  });

  it('uses the branch of the cart that the member filled on another device', async () => {
    const { api, opened, left } = setUp({ branch: null, isMember: true, ofCart: 'ss2' });
    const { view } = await opened();
    expect(view().status).toBe('ready');
    expect(api.dishList.mock.calls[0]?.[0]).toMatchObject({ path: { branch_id: 'ss2' } });
    expect(left()).toBe(0);
  });

  it('uses the branch nearest to the address of the member once it is loaded', async () => {
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

  it('asks a member to choose a branch if their cart has none', async () => {
    const { open, left } = setUp({ branch: null, isMember: true });
    open();
    expect(left()).toBe(0);
    await replies();
    expect(left()).toBe(1);
  });

  it('asks the customer to choose a branch if the chosen one no longer exists', async () => {
    const { api, opened, left } = setUp();
    api.dishList.mockRejectedValue(GONE);
    const { view } = await opened();
    expect(view().status).toBe('leaving');
    expect(left()).toBe(1);
  });

  it('aborts its requests when the actor stops', () => {
    const { api, open } = setUp();
    api.dishList.mockReturnValue(never);
    open().actor.stop();
    expect(api.dishList.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});

describe('menu for a delivery', () => {
  it('uses the nearest branch that delivers to the address', async () => {
    const { deliveryOptions, chosen, opened } = setUp({ branch: null, address: anAddress() });
    const { view } = await opened();
    expect(deliveryOptions.mock.calls[0]?.[0]).toMatchObject({
      body: { latitude: '3.131900', longitude: '101.671300', limit: 5 },
    });
    expect(chosen).toEqual(['bangsar']);
    expect(view().status).toBe('ready');
  });

  it('shows an error if no branch delivers there and searches again on RETRY', async () => {
    const { deliveryOptions, opened } = setUp({ branch: null, address: anAddress() });
    deliveryOptions.mockResolvedValueOnce({ is_deliverable: false, branches: [] });
    const { send, view } = await opened();
    expect(view()).toMatchObject({ status: 'failed', error: 'ERR_OUT_OF_SERVICE_AREA' });
    send({ type: 'RETRY' });
    await replies();
    expect(view().status).toBe('ready');
  });
});

describe('return to the menu', () => {
  it('shows the cached menu without a request within a minute', async () => {
    const { api, open, opened, ports } = setUp();
    await opened();
    ports.clock.advance(MENU_STALE_AFTER - 1);
    expect(open().view()).toMatchObject({ status: 'ready', refreshing: false, opening: 'open' });
    expect(api.dishList).toHaveBeenCalledTimes(1);
    expect(api.bannerList).toHaveBeenCalledTimes(1);
  });

  it('shows the cached menu after a minute and refetches it', async () => {
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

  it('keeps the cached menu and marks it as stale if the refetch fails', async () => {
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

  it('refetches only the branch on REFRESH', async () => {
    const { api, opened } = setUp();
    const { send } = await opened();
    const asked = () => [api.dishList.mock.calls.length, api.branchDetail.mock.calls.length];
    const [dishes = 0, branches = 0] = asked();
    send({ type: 'REFRESH' });
    await replies();
    expect(asked()).toEqual([dishes, branches + 1]);
  });

  it('does not use the cached dishes of another branch', async () => {
    const { cache, opened } = setUp();
    await opened();
    expect(cachedDish(cache, 'bangsar', 'dish-3')?.name).toBe('Wantan noodles');
    expect(cachedDish(cache, 'bangsar', 'dish-9')).toBeNull();
    expect(cachedDish(cache, 'klcc', 'dish-3')).toBeNull();
  });
});

describe('branch status', () => {
  it('shows the hours of a closed branch', async () => {
    const { api, opened } = setUp();
    const closed = aBranch({ status: 'Closed', next_open_time: '2026-11-22T11:00:00+08:00' });
    api.branchDetail.mockResolvedValue(closed);
    const { view } = await opened();
    expect(view()).toMatchObject({ status: 'ready', opening: 'closed', branch: closed });
  });

  it('is suspended if the next opening is unknown', async () => {
    const { api, opened } = setUp();
    api.branchDetail.mockResolvedValue(aBranch({ status: 'Closed', next_open_time: null }));
    const { view } = await opened();
    expect(view().opening).toBe('suspended');
  });

  it('changes to closed at the closing time', async () => {
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

  it('is marked as unconfirmed while cached', async () => {
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

  it('is marked as stale with its load time when the refetch fails', async () => {
    const { api, opened, ports } = setUp();
    await opened();
    const readAt = ports.clock.now().epochMilliseconds;
    ports.clock.advance(30_000);
    api.branchDetail.mockRejectedValueOnce(LOST);
    const { view } = await opened();
    expect(view()).toMatchObject({ opening: 'open', stale: true, asOf: readAt });
  });

  it('is refetched within an hour after a failure', async () => {
    const { api, opened, ports } = setUp();
    api.branchDetail.mockRejectedValueOnce(LOST);
    const { view } = await opened();
    expect(view().opening).toBe('unknown');
    ports.clock.advance(60 * 60 * 1000);
    await replies();
    expect(view().opening).toBe('open');
  });
});
