import { ApiError, type Branch } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createPlace } from '../../machines/locate/place.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import type { Geolocation } from '../../ports/ports.ts';
import { controlledClock, deferred, fakeGeolocation, stubSdk } from '../../testing/fakes.ts';
import { createBranchesImplementations } from './branches.implementation.ts';
import { selectBranches } from './branches.selectors.ts';

const HERE = { latitude: '3.139000', longitude: '101.686900' };
const BANGSAR = aBranch();
const KLCC = aBranch({ id: 'klcc', branch_name: 'CCH KLCC' });

function setUp(geolocation: Geolocation = fakeGeolocation(HERE)) {
  const branchList = vi.fn<(input: unknown, options?: unknown) => Promise<Branch[]>>();
  const toasts: ToastContent[] = [];
  const place = createPlace();
  const machine = createBranchesImplementations({
    api: stubSdk({ branchList }),
    geolocation,
    cache: createQueryCache(controlledClock()),
    place,
    companyId: () => 'cch',
    notify: (toast) => toasts.push(toast),
  });
  const open = () => {
    const actor = createActor(machine).start();
    return { send: actor.send, view: () => selectBranches(actor.getSnapshot()) };
  };
  const openReady = async () => {
    branchList.mockResolvedValueOnce([BANGSAR, KLCC]);
    const opened = open();
    await vi.waitFor(() => expect(opened.view().status).toBe('ready'));
    return opened;
  };
  return { branchList, toasts, place, open, openReady };
}

describe('branches machine', () => {
  test('loads the list without locating the customer', async () => {
    const { branchList, open } = setUp();
    const reply = deferred<Branch[]>();
    branchList.mockReturnValue(reply.promise);
    const { view } = open();
    expect(view().status).toBe('loading');
    reply.resolve([BANGSAR, KLCC]);
    await vi.waitFor(() => expect(view().status).toBe('ready'));
    expect(view().branches).toEqual([BANGSAR, KLCC]);
    expect(branchList.mock.calls[0]?.[0]).toEqual({
      path: { companyId: 'cch' },
      body: { latitude: null, longitude: null },
    });
  });

  test('shows an empty list', async () => {
    const { branchList, open } = setUp();
    branchList.mockResolvedValue([]);
    const { view } = open();
    await vi.waitFor(() => expect(view().status).toBe('empty'));
  });

  test('shows the error and reloads on RETRY', async () => {
    const { branchList, open } = setUp();
    branchList.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    const { view, send } = open();
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' }));
    branchList.mockResolvedValue([BANGSAR]);
    send({ type: 'RETRY' });
    expect(view().status).toBe('loading');
    await vi.waitFor(() => expect(view()).toMatchObject({ status: 'ready', error: null }));
  });

  test('shows the cached list at once and refreshes it', async () => {
    const { branchList, open, openReady } = setUp();
    await openReady();
    branchList.mockResolvedValue([BANGSAR]);
    const { view } = open();
    expect(view()).toMatchObject({ status: 'ready', branches: [BANGSAR, KLCC], refreshing: true });
    await vi.waitFor(() => expect(view().branches).toEqual([BANGSAR]));
  });

  test('shows the list as stale when the refresh fails', async () => {
    const { branchList, openReady } = setUp();
    const { view, send } = await openReady();
    branchList.mockRejectedValue(new ApiError({ kind: 'network' }));
    send({ type: 'REFRESH' });
    await vi.waitFor(() => expect(view().stale).toBe(true));
    expect(view()).toMatchObject({ status: 'ready', branches: [BANGSAR, KLCC] });
  });
});

describe('SEARCH', () => {
  test('filters the list and restores it for empty text', async () => {
    const { openReady } = setUp();
    const { view, send } = await openReady();
    send({ type: 'SEARCH', text: 'klcc' });
    expect(view()).toMatchObject({ status: 'ready', branches: [KLCC], search: 'klcc' });
    send({ type: 'SEARCH', text: 'penang' });
    expect(view()).toMatchObject({ status: 'noMatch', branches: [] });
    send({ type: 'SEARCH', text: '' });
    expect(view().branches).toHaveLength(2);
  });

  test('accepts text while the list is loading', () => {
    const { branchList, open } = setUp();
    branchList.mockReturnValue(deferred<Branch[]>().promise);
    const { view, send } = open();
    send({ type: 'SEARCH', text: 'klcc' });
    expect(view()).toMatchObject({ status: 'loading', search: 'klcc' });
  });
});

describe('LOCATE', () => {
  test('reloads the list for the location and remembers it', async () => {
    const { branchList, openReady, place } = setUp();
    const { view, send } = await openReady();
    const near = [aBranch({ ...KLCC, distance: 2.1 }), aBranch({ ...BANGSAR, distance: 4 })];
    branchList.mockResolvedValue(near);
    send({ type: 'LOCATE' });
    expect(view()).toMatchObject({ status: 'ready', locating: true, located: false });
    await vi.waitFor(() => expect(view()).toMatchObject({ branches: near, located: true }));
    expect(branchList.mock.calls[1]?.[0]).toMatchObject({ body: HERE });
    expect(place.known()).toEqual(HERE);
  });

  test('locates the device once when sent twice', async () => {
    const locate = vi.fn<Geolocation['locate']>(() => deferred<typeof HERE>().promise);
    const { openReady } = setUp({ locate });
    const { send } = await openReady();
    send({ type: 'LOCATE' });
    send({ type: 'LOCATE' });
    expect(locate).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['denied', 'DINED_GEOLOCATION'],
    ['unavailable', 'ERROR'],
  ] as const)('when %s shows %s and preserves the list', async (reason, message) => {
    const { toasts, openReady, branchList } = setUp(fakeGeolocation(reason));
    const { view, send } = await openReady();
    send({ type: 'LOCATE' });
    await vi.waitFor(() => expect(toasts).toEqual([{ tone: 'error', message }]));
    expect(view()).toMatchObject({
      status: 'ready',
      locating: false,
      located: false,
      locationProblem: reason,
    });
    expect(branchList).toHaveBeenCalledTimes(1);
    send({ type: 'LOCATE' });
    expect(view().locationProblem).toBeNull();
  });
});
