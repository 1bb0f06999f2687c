import { ApiError, cents, type ErrorCode, type Sdk } from '@claypot/sdk';
import { aClaimedVoucher, aMember, anOfferedVoucher } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, deferred, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createClaimVoucher } from './claim-voucher.implementation.ts';
import { claimedVoucher, claimedVouchers, isForCounter } from './claimed-vouchers.ts';
import { isJustUsed } from './just-used.ts';
import { createUseVoucher } from './use-voucher.implementation.ts';
import { pricedVoucher } from './voucher-terms.ts';
import {
  createClaimedVoucher,
  createClaimedVouchers,
  createOfferedVoucher,
  createOfferedVouchers,
} from './vouchers.implementation.ts';

const RM10 = aClaimedVoucher({ id: 'cv-1', voucher_id: 'v-1' });
const SECOND = aClaimedVoucher({ id: 'cv-2', voucher_id: 'v-1' });
const USED = aClaimedVoucher({
  id: 'cv-1',
  voucher_status: 'USED',
  used_at: '2026-11-21T12:00:00Z',
});
const LOST = new ApiError({ kind: 'network' });

function open(operations: Partial<Sdk>, member: ReturnType<typeof aMember> | null = aMember()) {
  const clock = controlledClock();
  const events = recordedEvents();
  const deps = {
    api: stubSdk(operations),
    cache: createQueryCache(clock),
    clock,
    companyId: () => 'cch',
    emit: events.emit,
    events,
    member: () => member,
    zone: () => 'Asia/Kuala_Lumpur',
  };
  return { deps, emitted: events.emitted };
}

const rejection = (code: ErrorCode) => new ApiError({ kind: 'rejected', code, status: 422 });

describe('claimed vouchers', () => {
  it('are loaded by member id and split into active and past', async () => {
    const claimedVoucherList = vi.fn(async () => [RM10, USED]);
    const { deps } = open({ claimedVoucherList }, aMember({ id: 'mei' }));
    const actor = createActor(createClaimedVouchers(deps)).start();
    await replies();
    const body = { company_id: 'cch', customer_id: 'mei' };
    expect(claimedVoucherList).toHaveBeenCalledWith({ body }, expect.anything());
    expect(selectQuery(actor.getSnapshot())).toMatchObject({
      status: 'ready',
      data: { active: [{ id: 'cv-1' }], past: [{ voucher_status: 'USED' }] },
    });
  });

  it('are loaded again when a counter has used one', async () => {
    const claimedVoucherList = vi.fn(async () => [RM10]);
    const { deps } = open({ claimedVoucherList });
    const actor = createActor(createClaimedVouchers(deps)).start();
    await replies();
    claimedVoucherList.mockResolvedValue([USED]);
    deps.events.emit({ type: 'member.outdated' });
    await replies();
    expect(selectQuery(actor.getSnapshot()).data?.past).toMatchObject([{ id: 'cv-1' }]);
  });

  it('are empty and not loaded without a member', async () => {
    const { deps } = open({}, null);
    for (const query of [createClaimedVouchers(deps), createOfferedVouchers(deps)]) {
      const actor = createActor<typeof query>(query).start();
      await replies();
      expect(actor.getSnapshot().matches('empty')).toBe(true);
    }
  });

  const today = '2026-11-21';
  it.each([
    [{}, null],
    [{ is_freeze_tier: 1 }, 'wallet_low'],
    [{ unavailable_dates: [today] }, 'not_today'],
    [{ unavailable_dates: [today], is_freeze_tier: 1 }, 'not_today'],
    [{ unavailable_dates: ['2026-11-22'] }, null],
    [{ start_date: '2026-12-01' }, 'not_yet'],
    [{ waiting_order_id: 'order-1' }, 'reserved'],
    [{ voucher_use_type: 'dine_in' }, null],
    [{ voucher_use_type: 'other', calculation_type: 'free', free_type: 'delivery' }, null],
    [{ voucher_branch_status: 'Only' }, null],
    [{ voucher_status: 'USED', is_freeze_tier: 1 }, null],
  ] as const)('with %o have today the hindrance %s', (fields, hindrance) => {
    const { unavailable_dates = [], ...others } = { unavailable_dates: [], ...fields };
    const voucher = aClaimedVoucher({ ...others, unavailable_dates: [...unavailable_dates] });
    expect(claimedVoucher(voucher, today).hindrance).toBe(hindrance);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-11-28', true],
    ['2026-11-29', false],
    [null, false],
  ])('ending on %s end soon: %s', (end_date, soon) => {
    expect(claimedVoucher(aClaimedVoucher({ end_date }), today).endsSoon).toBe(soon);
  });

  it('are for the counter unless they are for orders only', () => {
    expect(
      (['dine_in', 'both', 'other'] as const).map((voucher_use_type) =>
        isForCounter({ voucher_use_type }),
      ),
    ).toEqual([true, true, false]);
  });

  it('count as just used for 15 minutes', () => {
    const after = (minutes: number) =>
      isJustUsed(USED, Temporal.Instant.from('2026-11-21T12:00:00Z').add({ minutes }));
    expect([0, 14, 15].map(after)).toEqual([true, true, false]);
    expect(isJustUsed(RM10, Temporal.Instant.from('2026-11-21T12:00:00Z'))).toBe(false);
  });

  it('do not count as just used if an order used them', () => {
    const byOrder = { ...USED, used_order_id: 'order-1' };
    expect(isJustUsed(byOrder, Temporal.Instant.from('2026-11-21T12:00:00Z'))).toBe(false);
  });

  it('are priced by percent, by amount or as free delivery', () => {
    const percent = { calculation_type: 'percent', amount: cents(1500) } as const;
    expect(pricedVoucher(aClaimedVoucher(percent))).toMatchObject({ percent: 15 });
    expect(pricedVoucher(RM10)).toMatchObject({ calculation_type: 'fixed', amount: 1000 });
    expect(pricedVoucher(aClaimedVoucher({ calculation_type: 'free' }))).toMatchObject({
      calculation_type: 'free_delivery',
      min_purchase: 5000,
    });
  });
});

describe('single voucher', () => {
  it('is shown from the cached list at once', async () => {
    const claimedVoucherList = vi.fn(async () => [RM10]);
    const { deps } = open({ claimedVoucherList });
    createActor(createClaimedVouchers(deps)).start();
    await replies();
    claimedVoucherList.mockImplementation(() => deferred<(typeof RM10)[]>().promise);
    const one = createActor(createClaimedVoucher(deps), { input: { voucher_id: 'cv-1' } }).start();
    expect(selectQuery(one.getSnapshot())).toMatchObject({ status: 'ready', data: { id: 'cv-1' } });
  });

  it('emits voucher.missed if it does not exist', async () => {
    const { deps, emitted } = open({
      claimedVoucherList: async () => [RM10],
      voucherList: async () => [anOfferedVoucher()],
    });
    const input = { voucher_id: 'dummyHash' };
    const held = createActor(createClaimedVoucher(deps), { input }).start();
    const offered = createActor(createOfferedVoucher(deps), { input }).start();
    await replies();
    expect(selectQuery(held.getSnapshot()).status).toBe('notFound');
    expect(selectQuery(offered.getSnapshot()).status).toBe('notFound');
    expect(emitted).toEqual([
      { type: 'voucher.missed', was: 'claimed' },
      { type: 'voucher.missed', was: 'available' },
    ]);
  });

  it('is found by its id among the offered vouchers', async () => {
    const { deps } = open({ voucherList: async () => [anOfferedVoucher({ voucher_id: 'v-9' })] });
    const input = { voucher_id: 'v-9' };
    const actor = createActor(createOfferedVoucher(deps), { input }).start();
    await replies();
    expect(selectQuery(actor.getSnapshot())).toMatchObject({ data: { voucher_id: 'v-9' } });
  });
});

describe('createClaimVoucher', () => {
  async function claim(operations: Partial<Sdk>, member?: ReturnType<typeof aMember> | null) {
    const { deps, emitted } = open(operations, member);
    const actor = createActor(createClaimVoucher(deps)).start();
    actor.send({ type: 'RUN', input: { voucher_id: 'v-1' } });
    actor.send({ type: 'RUN', input: { voucher_id: 'v-1' } });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('running'));
    return { emitted, view: selectMutation(actor.getSnapshot()) };
  }

  it('claims once when pressed twice, without confirmation', async () => {
    const claimVoucher = vi.fn(async () => SECOND);
    const { emitted, view } = await claim({ claimVoucher, claimedVoucherList: async () => [RM10] });
    expect(claimVoucher).toHaveBeenCalledOnce();
    expect(view).toMatchObject({ status: 'done', output: { id: 'cv-2' } });
    expect(emitted).toEqual([{ type: 'voucher.claimed', id: 'cv-2' }]);
  });

  it.each([
    ['PROFILE_INCOMPLETE', aMember({ full_name: null })],
    ['PROFILE_INCOMPLETE', aMember({ email: null })],
    ['USER_NOT_FOUND', null],
  ])('rejects with %s before sending anything', async (code, member) => {
    const { view } = await claim({}, member);
    expect(view).toMatchObject({ status: 'rejected', error: code });
  });

  it('returns the error code of the limit and emits vouchers.outdated', async () => {
    const code = 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED';
    const { emitted, view } = await claim({
      claimVoucher: () => Promise.reject(rejection(code)),
      claimedVoucherList: async () => [],
    });
    expect(view).toMatchObject({ status: 'rejected', error: code });
    expect(emitted).toEqual([{ type: 'vouchers.outdated' }]);
  });

  it('detects from the vouchers that a claim with a lost response succeeded', async () => {
    const claimVoucher = vi.fn(() => Promise.reject(LOST));
    const lists = [[RM10], [RM10, SECOND]];
    const { emitted, view } = await claim({
      claimVoucher,
      claimedVoucherList: async () => lists.shift() ?? [],
    });
    expect(claimVoucher).toHaveBeenCalledOnce();
    expect(view).toMatchObject({ status: 'done', output: { id: 'cv-2' } });
    expect(emitted).toEqual([{ type: 'voucher.claimed', id: 'cv-2' }]);
  });

  it('fails when the request did not reach the server', async () => {
    const { view } = await claim({
      claimVoucher: () => Promise.reject(LOST),
      claimedVoucherList: async () => [RM10],
    });
    expect(view).toMatchObject({ status: 'rejected', error: 'ERROR' });
  });
});

describe('createUseVoucher', () => {
  async function use(operations: Partial<Sdk>) {
    const { deps, emitted } = open(operations);
    const actor = createActor(createUseVoucher(deps)).start();
    actor.send({ type: 'RUN', input: { voucher_id: 'cv-1' } });
    await waitFor(actor, (snapshot) => snapshot.hasTag('asking'));
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'CONFIRM' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('running'));
    return { emitted, view: selectMutation(actor.getSnapshot()) };
  }

  it('asks for confirmation and returns the time of use', async () => {
    const useVoucher = vi.fn(async () => USED);
    const { emitted, view } = await use({ useVoucher });
    expect(useVoucher).toHaveBeenCalledOnce();
    expect(view).toMatchObject({ status: 'done', output: { used_at: USED.used_at } });
    expect(emitted).toEqual([{ type: 'voucher.used' }]);
  });

  it.each(['VOUCHER_USED', 'VOUCHER_EXPIRED', 'VOUCHER_NOT_USABLE'] as const)(
    'returns the error %s',
    async (code) => {
      const { view } = await use({ useVoucher: () => Promise.reject(rejection(code)) });
      expect(view).toMatchObject({ status: 'rejected', error: code });
    },
  );

  it('detects from the vouchers if a use with a lost response succeeded', async () => {
    const useVoucher = () => Promise.reject(LOST);
    const used = await use({ useVoucher, claimedVoucherList: async () => [USED] });
    expect(used.view).toMatchObject({ status: 'done', output: { voucher_status: 'USED' } });
    const unused = await use({ useVoucher, claimedVoucherList: async () => [RM10] });
    expect(unused.view).toMatchObject({ status: 'rejected', error: 'ERROR' });
  });
});

it('preserves the order of the claimed vouchers', () => {
  const ids = claimedVouchers([RM10, USED, SECOND], '2026-11-21').active.map(({ id }) => id);
  expect(ids).toEqual(['cv-1', 'cv-2']);
});
