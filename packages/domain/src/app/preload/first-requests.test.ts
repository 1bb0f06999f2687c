import { createSdk } from '@claypot/sdk';
import { aCompany, aUser, SAMPLE_TOKEN } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import * as account from '../../account/index.ts';
import { selectMember } from '../../account/session/session.selectors.ts';
import * as booking from '../../booking/index.ts';
import * as company from '../../company/index.ts';
import * as loyalty from '../../loyalty/index.ts';
import type { FirstRequest } from '../../machines/query/first-request.ts';
import * as ordering from '../../ordering/index.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import * as places from '../../places/index.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { type App, createApp } from '../app.ts';
import { deviceMachines } from '../machines/account/device-machines.ts';
import { memberMachines } from '../machines/account/member-machines.ts';
import { bookTableMachines } from '../machines/booking/book-table-machines.ts';
import { bookingMachines } from '../machines/booking/booking-machines.ts';
import { homeMachines } from '../machines/home-machines.ts';
import { tierMachines } from '../machines/loyalty/tier-machines.ts';
import { topUpMachines } from '../machines/loyalty/top-up-machines.ts';
import { voucherMachines } from '../machines/loyalty/voucher-machines.ts';
import { checkoutMachines } from '../machines/ordering/checkout-machines.ts';
import { itemMachines } from '../machines/ordering/item-machines.ts';
import { menuMachines } from '../machines/ordering/menu-machines.ts';
import { orderMachines } from '../machines/ordering/order-machines.ts';
import { addressMachines } from '../machines/places/address-machines.ts';
import { branchMachines } from '../machines/places/branch-machines.ts';
import { fillRequests } from './fill-requests.ts';
import * as lists from './first-requests.ts';
import { readVisitor } from './visitor.ts';

const BASE = 'http://demo.localhost/api';
const ID = 'some-id';
const DAYS = { start: '2026-10-23', end: '2026-11-21' };

/** The user who opens a screen. The guest has one address for delivery, the member has none. */
type Who = 'guest' | 'member';

/**
 * Returns the requests that the app sends when a screen opens. The requests never receive a reply.
 */
async function askedBy(who: Who, start: (app: App) => void) {
  const asked: object[] = [];
  const api = createSdk({
    baseUrl: BASE,
    fetch: async (request) => {
      const body = await request.text();
      const path = request.url.slice(BASE.length);
      asked.push({ method: request.method, path, ...(body && { body: JSON.parse(body) }) });
      return new Promise<never>(() => undefined);
    },
  });
  const ports = fakePorts(api);
  const company = aCompany();
  const app = createApp(ports, { subdomain: 'demo', company, onDemand: true });
  if (who === 'guest') app.session.send({ type: 'CONTINUE_AS_GUEST' });
  else app.session.send({ type: 'SIGNED_IN', user: aUser(), api_token: SAMPLE_TOKEN });
  app.session.send({ type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' });
  await app.loadMachines();
  if (who === 'guest') app.addresses.send({ type: 'SAVE', address: { ...anAddress(), id: null } });
  start(app);
  await replies();
  app.stop();
  const visitor = readVisitor((thing) => ports.storage.get(`claypot:demo:${thing}`));
  const params = { id: ID, from: DAYS.start, to: DAYS.end };
  const page = { companyId: company.id, subdomain: 'demo', params };
  return { asked, visitor, page };
}

function run(logic: AnyActorLogic, input?: unknown): void {
  createActor(logic, { input }).start();
}

const item = { item_id: ID };

describe('fillRequests', () => {
  const OF_ANYBODY: [string, readonly FirstRequest[], (app: App) => void][] = [
    ['a screen that asks nothing itself', [], () => {}],
    [
      'the menu',
      lists.MENU_REQUESTS,
      ({ machines, need }) => {
        need('cart');
        need('addresses');
        run(machines(menuMachines).menu);
      },
    ],
    ['the addresses', [places.ADDRESSES_REQUEST], ({ need }) => need('addresses')],
    [
      'a dish',
      [ordering.DISH_REQUEST],
      ({ machines }) => run(machines(itemMachines).dishItem, item),
    ],
    [
      'a package',
      [ordering.PACKAGE_REQUEST],
      ({ machines }) => run(machines(itemMachines).packageItem, item),
    ],
    [
      'a hot deal, which does not say how many of it are in the cart',
      [ordering.HOT_DEAL_REQUEST, ordering.CART_REQUEST],
      ({ machines }) => run(machines(itemMachines).hotDealItem, item),
    ],
    [
      'the checkout',
      lists.CHECKOUT_REQUESTS,
      ({ machines, need }) => {
        need('cart');
        need('addresses');
        run(machines(checkoutMachines).fulfilmentHours, { branch_id: 'bangsar' });
      },
    ],
    [
      'the orders',
      [ordering.ORDERS_REQUEST],
      ({ machines }) => run(machines(orderMachines).orders),
    ],
    [
      'an order',
      [ordering.ORDER_REQUEST],
      ({ machines }) => run(machines(orderMachines).orderDetail, { order_id: ID }),
    ],
    [
      'the branches',
      [places.BRANCHES_REQUEST],
      ({ machines }) => run(machines(branchMachines).branches),
    ],
    [
      'a branch to pick up at',
      [places.PICKUP_BRANCH_REQUEST],
      ({ machines }) => run(machines(branchMachines).pickupBranch, { branch_id: ID }),
    ],
    [
      'the booking of a table',
      [booking.BOOKABLE_BRANCH_REQUEST],
      ({ machines }) => run(machines(bookTableMachines).bookTable, { branch_id: ID }),
    ],
    [
      'the bookings',
      [booking.BOOKINGS_REQUEST],
      ({ machines }) => run(machines(bookingMachines).bookings, { reservation_id: null }),
    ],
    [
      'a booking',
      [booking.BOOKING_REQUEST],
      ({ machines }) => run(machines(bookingMachines).bookings, { reservation_id: ID }),
    ],
    [
      'a new address',
      [places.ADDRESSES_REQUEST, places.NEW_ADDRESS_PLACE_REQUEST],
      ({ machines, need }) => {
        need('addresses');
        run(machines(addressMachines).newAddress, { place_id: ID });
      },
    ],
    [
      'the programme',
      [company.HIGHLIGHTS_REQUEST, company.COMPANY_TEXTS_REQUEST],
      ({ machines }) => {
        run(machines(homeMachines).highlights);
        run(machines(homeMachines).companyTexts);
      },
    ],
    [
      'a text of the company',
      [company.COMPANY_TEXTS_REQUEST],
      ({ machines }) => run(machines(homeMachines).companyTexts),
    ],
    [
      'the home screen',
      lists.HOME_REQUESTS,
      ({ machines, mayHaveBooked, need }) => {
        need('cart');
        run(machines(homeMachines).banners);
        run(machines(homeMachines).highlights);
        run(machines(orderMachines).lastOrder);
        run(machines(orderMachines).usualOrder);
        run(machines(memberMachines).unreadCount);
        run(machines(voucherMachines).claimedVouchers);
        if (mayHaveBooked()) run(machines(bookingMachines).bookings, { reservation_id: null });
      },
    ],
    [
      'the membership',
      lists.FAMILY_REQUESTS,
      ({ machines, session }) => {
        run(machines(tierMachines).tiers);
        if (selectMember(session.getSnapshot())) {
          run(machines(memberMachines).member);
          run(machines(voucherMachines).offeredVouchers);
        }
      },
    ],
  ];
  const OF_MEMBERS: typeof OF_ANYBODY = [
    [
      'the member',
      lists.ME_REQUESTS,
      ({ machines }) => {
        run(machines(homeMachines).highlights);
        run(machines(memberMachines).member);
        run(machines(memberMachines).unreadCount);
        run(machines(voucherMachines).offeredVouchers);
      },
    ],
    [
      'the payment code',
      [account.MEMBER_REQUEST],
      ({ machines }) => run(machines(memberMachines).member),
    ],
    [
      'topping up',
      [loyalty.TIERS_REQUEST, loyalty.TOP_UP_BRANCHES_REQUEST],
      ({ machines }) => {
        run(machines(tierMachines).tiers);
        run(machines(topUpMachines).topUpForm);
        run(machines(topUpMachines).topUpBranches);
      },
    ],
    [
      'the notifications',
      [account.NOTIFICATIONS_REQUEST],
      ({ machines }) => run(machines(memberMachines).notifications),
    ],
    [
      'the vouchers that can be claimed',
      [loyalty.OFFERED_VOUCHERS_REQUEST],
      ({ machines }) => run(machines(voucherMachines).offeredVouchers),
    ],
    [
      'the vouchers that are held',
      [loyalty.CLAIMED_VOUCHERS_REQUEST, loyalty.OFFERED_VOUCHERS_REQUEST],
      ({ machines }) => {
        run(machines(voucherMachines).claimedVouchers);
        run(machines(voucherMachines).offeredVouchers);
      },
    ],
    [
      'the transactions',
      [loyalty.TRANSACTIONS_REQUEST],
      ({ machines }) => run(machines(loyalty.transactionMachines).transactions, DAYS),
    ],
    [
      'a transaction',
      [loyalty.TRANSACTION_REQUEST],
      ({ machines }) =>
        run(machines(loyalty.transactionMachines).transactionDetail, { transaction_id: ID }),
    ],
    [
      'the settings',
      [account.DEVICES_REQUEST],
      ({ machines }) => run(machines(deviceMachines).devices),
    ],
    [
      'the points',
      [loyalty.POINTS_REQUEST],
      ({ machines }) => run(machines(loyalty.pointMachines).points),
    ],
  ];

  it.each([
    ...OF_ANYBODY.map((row) => ['guest', ...row] as const),
    ...OF_ANYBODY.map((row) => ['member', ...row] as const),
    ...OF_MEMBERS.map((row) => ['member', ...row] as const),
  ])('returns for a %s the requests that %s sends', async (who, _screen, requests, start) => {
    const { asked, page, visitor } = await askedBy(who, start);
    if (visitor === null) throw new Error('The session was not read');
    const begun = fillRequests(requests, page, visitor);
    expect(begun).toHaveLength(asked.length);
    expect(begun).toEqual(expect.arrayContaining(asked));
  });
});

it('need loads each resource once on demand', async () => {
  const { asked } = await askedBy('member', ({ need }) => {
    need('addresses');
    need('cart');
    need('cart');
  });
  expect(asked).toEqual([
    expect.objectContaining({ path: `/address_list/${aUser().id}` }),
    expect.objectContaining({ path: '/cart/load' }),
  ]);
});
