import {
  aBranch,
  aClaimedVoucher,
  aCompany,
  anOfferedVoucher,
  anOrder,
  anOrderSummary,
  aReservation,
  aTransaction,
  aUser,
  SAMPLE_TOKEN,
  someTiers,
  someTransactions,
} from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import * as account from '../../account/index.ts';
import * as booking from '../../booking/index.ts';
import * as company from '../../company/index.ts';
import * as loyalty from '../../loyalty/index.ts';
import type { FirstRequest } from '../../machines/query/first-request.ts';
import { createPersistedReads } from '../../machines/query/persisted-reads.ts';
import * as ordering from '../../ordering/index.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import * as places from '../../places/index.ts';
import { ownerId } from '../../storage/owner-id.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { type App, createApp } from '../app.ts';
import { memberMachines } from '../machines/account/member-machines.ts';
import { bookingMachines } from '../machines/booking/booking-machines.ts';
import { homeMachines } from '../machines/home-machines.ts';
import { tierMachines } from '../machines/loyalty/tier-machines.ts';
import { voucherMachines } from '../machines/loyalty/voucher-machines.ts';
import { orderMachines } from '../machines/ordering/order-machines.ts';
import { branchMachines } from '../machines/places/branch-machines.ts';
import * as lists from './first-requests.ts';
import { type PersistedReplyContext, readPersistedReply } from './persisted-reply.ts';
import { readVisitor } from './visitor.ts';

const ID = 'some-id';
const DAYS = { start: '2026-10-23', end: '2026-11-21' };

type Who = 'guest' | 'member';
type Operations = NonNullable<Parameters<typeof fakePorts>[0]>;

/** Opens a screen, persists its replies and returns the context of the next visit. */
async function afterReading(who: Who, operations: Operations, start: (app: App) => void) {
  const ports = fakePorts({
    addressList: async () => [],
    ...operations,
  });
  const company = aCompany();
  const app = createApp(ports, { subdomain: 'demo', company, onDemand: true });
  if (who === 'guest') app.session.send({ type: 'CONTINUE_AS_GUEST' });
  else app.session.send({ type: 'SIGNED_IN', user: aUser(), api_token: SAMPLE_TOKEN });
  await app.loadMachines();
  if (who === 'guest') app.addresses.send({ type: 'SAVE', address: { ...anAddress(), id: null } });
  await replies();
  start(app);
  await replies();
  ports.reads.rest();
  const visitor = readVisitor((thing) => ports.storage.get(`claypot:demo:${thing}`));
  if (visitor === null) throw new Error('The session was not read');
  const params = { id: ID, from: DAYS.start, to: DAYS.end };
  const context: PersistedReplyContext = {
    visitor,
    language: 'en',
    now: ports.clock.now().epochMilliseconds,
    page: { companyId: company.id, subdomain: 'demo', params },
    read: (thing) => ports.reads.get(`claypot:demo:${thing}`),
  };
  return { app, context, ports };
}

function run(logic: AnyActorLogic, input?: unknown): void {
  createActor(logic, { input }).start();
}

const HELD = [
  aClaimedVoucher({ id: 'old', voucher_status: 'USED' }),
  aClaimedVoucher({ id: 'new', voucher_status: 'ACTIVE' }),
];

/** Name, request, fake operations, expected data and the start of the screen. */
type Row = readonly [string, FirstRequest | undefined, Operations, object, (app: App) => void];

const OF_ANYBODY: readonly Row[] = [
  [
    'the orders',
    ordering.ORDERS_REQUEST,
    { orderList: async () => [anOrderSummary()] },
    [anOrderSummary()],
    ({ machines }) => run(machines(orderMachines).orders),
  ],
  [
    'an order',
    ordering.ORDER_REQUEST,
    { orderDetail: async () => anOrder({ id: ID }) },
    anOrder({ id: ID }),
    ({ machines }) => run(machines(orderMachines).orderDetail, { order_id: ID }),
  ],
  [
    'the branches',
    places.BRANCHES_REQUEST,
    { branchList: async () => [aBranch()] },
    [aBranch()],
    ({ machines }) => run(machines(branchMachines).branches),
  ],
  [
    'a branch to pick up at',
    places.PICKUP_BRANCH_REQUEST,
    { branchDetail: async () => aBranch({ id: ID }) },
    aBranch({ id: ID }),
    ({ machines }) => run(machines(branchMachines).pickupBranch, { branch_id: ID }),
  ],
  [
    'the bookings',
    booking.BOOKINGS_REQUEST,
    { reservationList: async () => [aReservation()] },
    [aReservation()],
    ({ machines }) => run(machines(bookingMachines).bookings, { reservation_id: null }),
  ],
  [
    'a booking',
    booking.BOOKING_REQUEST,
    { reservationDetail: async () => aReservation({ id: ID }) },
    [aReservation({ id: ID })],
    ({ machines }) => run(machines(bookingMachines).bookings, { reservation_id: ID }),
  ],
  [
    'the highlights',
    company.HIGHLIGHTS_REQUEST,
    { highlightList: async () => [] },
    [],
    ({ machines }) => run(machines(homeMachines).highlights),
  ],
  [
    'the tiers',
    loyalty.TIERS_REQUEST,
    { tierList: async () => someTiers() },
    someTiers(),
    ({ machines }) => run(machines(tierMachines).tiers),
  ],
];

const OF_MEMBERS: readonly Row[] = [
  [
    'the notifications',
    account.NOTIFICATIONS_REQUEST,
    { notifications: async () => [] },
    [],
    ({ machines }) => run(machines(memberMachines).notifications),
  ],
  [
    'the vouchers on offer',
    loyalty.OFFERED_VOUCHERS_REQUEST,
    { voucherList: async () => [anOfferedVoucher()] },
    [anOfferedVoucher()],
    ({ machines }) => run(machines(voucherMachines).offeredVouchers),
  ],
  [
    'a voucher on offer, which is one of the list',
    loyalty.OFFERED_VOUCHERS_REQUEST,
    { voucherList: async () => [anOfferedVoucher({ voucher_id: ID })] },
    [anOfferedVoucher({ voucher_id: ID })],
    ({ machines }) => run(machines(voucherMachines).offeredVoucher, { voucher_id: ID }),
  ],
  [
    'the vouchers that are held, those first that still count',
    loyalty.CLAIMED_VOUCHERS_REQUEST,
    { claimedVoucherList: async () => HELD },
    HELD.toReversed().map(({ id }) => expect.objectContaining({ id })),
    ({ machines }) => run(machines(voucherMachines).claimedVouchers),
  ],
  [
    'the points',
    loyalty.POINTS_REQUEST,
    { pointList: async () => [] },
    [],
    ({ machines }) => run(machines(loyalty.pointMachines).points),
  ],
  [
    'the transactions',
    loyalty.TRANSACTIONS_REQUEST,
    { transactionHistoryList: async () => someTransactions() },
    someTransactions(),
    ({ machines }) => run(machines(loyalty.transactionMachines).transactions, DAYS),
  ],
  [
    'a transaction',
    loyalty.TRANSACTION_REQUEST,
    { transactionHistoryDetails: async () => aTransaction() },
    aTransaction(),
    ({ machines }) =>
      run(machines(loyalty.transactionMachines).transactionDetail, { transaction_id: ID }),
  ],
];

function isFirstRequest(value: unknown): value is FirstRequest {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const ROWS = [
  ...OF_ANYBODY.map((row) => ['guest', ...row] as const),
  ...OF_ANYBODY.map((row) => ['member', ...row] as const),
  ...OF_MEMBERS.map((row) => ['member', ...row] as const),
];

describe('readPersistedReply', () => {
  it.each(ROWS)(
    'returns to a %s the persisted %s',
    async (who, _, request, operations, answer, start) => {
      const { context } = await afterReading(who, operations, start);
      expect(readPersistedReply({ ...request }, context)).toEqual(answer);
    },
  );

  it('is tested for every request that declares its cache key', () => {
    const all: unknown[] = [lists, account, booking, company, loyalty, ordering, places].flatMap(
      (each) => Object.values(each).flat(),
    );
    const persisted = all.filter(isFirstRequest).filter(({ persistedAs }) => persistedAs);
    const tried = ROWS.map(([, , request]) => request?.persistedAs);
    expect(persisted.filter(({ persistedAs }) => !tried.includes(persistedAs))).toEqual([]);
  });
});

describe('readPersistedReply returns undefined', () => {
  const REQUEST = ordering.ORDERS_REQUEST;
  const orders = [anOrderSummary()];
  const readOrders = () =>
    afterReading('guest', { orderList: async () => orders }, ({ machines }) =>
      run(machines(orderMachines).orders),
    );

  it('for a request without a cache key', async () => {
    const { context } = await readOrders();
    expect(readPersistedReply({}, context)).toBeUndefined();
  });

  it.each<[string, (context: PersistedReplyContext) => Partial<PersistedReplyContext>]>([
    ['in another language', () => ({ language: 'zh_CN' })],
    ['when the clock was set back', ({ now }) => ({ now: now - 1 })],
    ['when the index is damaged', () => ({ read: () => '{' })],
    ['when the index has another shape', () => ({ read: () => '[null]' })],
    ['when nothing is persisted', () => ({ read: () => null })],
    [
      'for another owner',
      ({ visitor }) => ({
        visitor: { ...visitor, owner: { customer_id: null, guest_id: 'another' } },
      }),
    ],
    [
      'when the response is damaged',
      ({ read }) => ({ read: (thing) => (thing === 'reads' ? read(thing) : '{') }),
    ],
  ])('%s', async (_, but) => {
    const { context } = await readOrders();
    expect(readPersistedReply(REQUEST, context)).toEqual(orders);
    expect(readPersistedReply(REQUEST, { ...context, ...but(context) })).toBeUndefined();
  });

  it('for invalidated data', async () => {
    const { context, ports } = await readOrders();
    createPersistedReads({
      store: ports.reads,
      clock: ports.clock,
      subdomain: 'demo',
      owner: () => ownerId(context.visitor.owner),
      language: () => 'en',
      connection: ports.connection,
      isPersisted: () => true,
    }).invalidate(['orders']);
    expect(readPersistedReply(REQUEST, context)).toBeUndefined();
  });

  it('after its owner has signed out', async () => {
    const { app, context, ports } = await readOrders();
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    ports.reads.rest();
    expect(readPersistedReply(REQUEST, context)).toBeUndefined();
  });
});
