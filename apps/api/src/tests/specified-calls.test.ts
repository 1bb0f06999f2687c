import { formatMoneyString, type Identity } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { notify } from '../modules/notifications/notifications.ts';
import { book, booking } from '../testing/booking.ts';
import { asMember, codeSentTo, PASSWORD, PHONE, signUp } from '../testing/members.ts';
import { checkout, HOME, LARGE } from '../testing/ordering.ts';
import {
  ADDRESS_FIELDS,
  createMemberOwned,
  type MemberOwned,
  PLACE,
} from '../testing/ownership/member-things.ts';
import { createOwnedRows, type Owned } from '../testing/ownership/owned-things.ts';
import { as, GUEST, NOON, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { SS2 } from '../testing/seed/seed.ts';
import { both } from '../testing/texts.ts';
import { OFFERED } from '../testing/vouchers.ts';

/** A customer with their data and credentials. */
interface Customer {
  readonly identity: Identity;
  readonly token: string | null;
  readonly owned: Owned;
  /** For a guest those of the member, with an empty `id`. */
  readonly things: MemberOwned;
}

interface Call {
  /** Method and path as in the specification's table, with the contract's path parameters. */
  readonly call: string;
  readonly path?: (customer: Customer) => Readonly<Record<string, string>>;
  /** Exactly the fields in the table; undefined if there are none. */
  readonly payload?: (customer: Customer) => object | Promise<object>;
  readonly isForm?: boolean;
  /** True if only a member can make the call. */
  readonly membersOnly?: boolean;
  /** True if the table has no identity. A guest has no bearer token and adds `guest_id`. */
  readonly isAnonymous?: boolean;
}

let restaurant: Restaurant;
let member: Customer;
let guest: Customer;

const identity = (customer: Customer): Identity => customer.identity;
const order = ({ owned }: Customer) => ({ id: owned.orderId });
const line = ({ owned }: Customer) => ({ id: owned.lineId });
const table = ({ owned }: Customer) => ({ id: owned.reservationId });
const memberId = ({ things }: Customer) => things.id;
const nowhere = { latitude: null, longitude: null };

const { final_total_amount: _, ...checkoutAsSpecified } = checkout();
const quotation = {
  branch_id: SS2,
  customer_delivery_address_longitude: HOME.longitude,
  customer_delivery_address_latitude: HOME.latitude,
  customer_full_address: HOME.full_address,
  state_id: HOME.state_id,
  customer_contact_name: 'Aisyah',
  customer_contact_phone: PHONE,
  delivery_time: null,
};

/** Calls of section 7 of the specification, ordered so that their data still exists. */
const CALLS: readonly Call[] = [
  { call: 'POST company/info', payload: () => ({ subdomain: 'demo' }) },
  { call: 'POST banner_list', payload: () => ({ company_id: 'demo' }) },
  { call: 'POST highlight_list', payload: () => ({ company_id: 'demo' }) },
  { call: 'GET news' },
  {
    call: 'POST branch_list/{companyId}',
    path: () => ({ companyId: 'demo' }),
    payload: () => ({ ...PLACE, limit: 5, topup: null }),
  },
  { call: 'POST branch_detail/{id}', path: () => ({ id: SS2 }), payload: () => nowhere },
  { call: 'GET branch_available_hour/{id}', path: () => ({ id: SS2 }) },
  {
    call: 'POST dish_category_list/{companyId}',
    path: () => ({ companyId: 'demo' }),
    payload: identity,
  },
  {
    call: 'POST dish_list/{branch_id}/{category_id}',
    path: () => ({ branch_id: SS2, category_id: 'rice' }),
    payload: identity,
  },
  {
    call: 'POST dish_detail/{branch_id}/{dish_id}',
    path: () => ({ branch_id: SS2, dish_id: 'claypot' }),
    payload: ({ identity: { customer_id } }) => ({ customer_id }),
  },
  {
    call: 'POST package_list/{companyId}/{branch_id}',
    path: () => ({ companyId: 'demo', branch_id: SS2 }),
    payload: identity,
  },
  {
    call: 'POST package_detail/{branch_id}/{package_id}',
    path: () => ({ branch_id: SS2, package_id: 'family' }),
    payload: ({ identity: { customer_id } }) => ({ customer_id }),
  },
  {
    call: 'GET hot_deal_detail/{branch_id}/{hot_deal_id}',
    path: () => ({ branch_id: SS2, hot_deal_id: 'lunch' }),
  },
  { call: 'POST cart/load', payload: identity },
  { call: 'POST cart/calculate_total', payload: identity },
  { call: 'POST order_list', payload: identity },
  { call: 'POST last_order', payload: identity },
  { call: 'POST order_detail/{id}', path: order, payload: identity },
  { call: 'POST cart/update/{id}', path: line, payload: () => ({ qty: 3 }), isAnonymous: true },
  { call: 'POST cart/delete/{id}', path: line, isAnonymous: true },
  {
    call: 'POST make_reorder',
    payload: (customer) => ({ sales_order_id: customer.owned.orderId, ...identity(customer) }),
  },
  { call: 'POST cart/remove_all', payload: identity },
  {
    call: 'POST cart/create',
    payload: (customer) => ({
      ...identity(customer),
      item_id: 'claypot',
      type: 'dish',
      qty: 2,
      variation: [LARGE],
    }),
  },
  { call: 'POST cart/get_quotation', payload: () => quotation },
  {
    call: 'POST cart/create_order',
    payload: async (customer) => {
      const { sdk } = customer.owned.owner;
      const { subtotal, point_earn } = await sdk.cartCalculateTotal({ body: identity(customer) });
      return {
        ...checkoutAsSpecified,
        ...identity(customer),
        point_discount: '0.00',
        subtotal: formatMoneyString(subtotal),
        voucher_use_amount: '0.00',
        delivery_fee: '0.00',
        lalamove_delivery_fee: '0.00',
        total_point_get: point_earn,
      };
    },
  },
  { call: 'POST reservation_list', payload: identity },
  {
    call: 'POST reservation_detail/{id}',
    path: table,
    payload: () => PLACE,
    isAnonymous: true,
  },
  { call: 'POST reservation/cancel/{id}', path: table, isAnonymous: true },
  {
    call: 'POST reservation/store',
    payload: (customer) => booking(identity(customer)),
  },
  { call: 'POST address/state_id', payload: () => ({ state: 'Selangor' }) },
  {
    call: 'GET notifications/{id}',
    path: (recipient) => ({ id: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'GET unread_count/{userId}',
    path: (recipient) => ({ userId: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'GET address_list/{customerId}',
    path: (recipient) => ({ customerId: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'POST create_address',
    payload: (recipient) => ({ customer_id: memberId(recipient), ...ADDRESS_FIELDS, ...PLACE }),
    membersOnly: true,
  },
  {
    call: 'POST update_address/{id}',
    path: ({ things }) => ({ id: things.addressId }),
    payload: () => ADDRESS_FIELDS,
    membersOnly: true,
  },
  {
    call: 'POST address/update_default',
    payload: ({ things }) => ({ id: things.addressId, customer_id: things.id }),
    membersOnly: true,
  },
  {
    call: 'GET point_list/{customerId}',
    path: (recipient) => ({ customerId: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'POST voucher_list',
    payload: (recipient) => ({ company_id: 'demo', customer_id: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'POST claimed/voucher_list',
    payload: (recipient) => ({ customer_id: memberId(recipient), company_id: 'demo' }),
    membersOnly: true,
  },
  {
    call: 'POST claim_voucher',
    payload: (recipient) => ({ voucher_id: OFFERED, customer_id: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'POST claimed_voucher_list/available',
    payload: (recipient) => ({ customer_id: memberId(recipient), branch_id: SS2 }),
    membersOnly: true,
  },
  {
    call: 'POST use_voucher',
    payload: ({ things }) => ({
      claimed_voucher_id: things.claimedVoucherId,
      customer_id: things.id,
    }),
    membersOnly: true,
  },
  {
    call: 'POST transaction_history_list/{customerId}',
    path: (recipient) => ({ customerId: memberId(recipient) }),
    payload: () => ({ startDate: '2026-11-21', endDate: '2026-11-21' }),
    membersOnly: true,
  },
  {
    call: 'POST transaction_history_details/{id}',
    path: ({ things }) => ({ id: things.transactionId }),
    membersOnly: true,
  },
  {
    call: 'POST update/profile/{id}',
    path: (recipient) => ({ id: memberId(recipient) }),
    payload: () => ({
      date_of_birth: '1994-06-18',
      email: 'mei@example.test',
      full_name: 'Mei Ling',
    }),
    isForm: true,
    membersOnly: true,
  },
  {
    call: 'GET customer/{id}',
    path: (recipient) => ({ id: memberId(recipient) }),
    membersOnly: true,
  },
  {
    call: 'POST register',
    payload: async () => {
      const phone_no = '+60137654321';
      await restaurant.sdk.authSendOtp({ body: { company_id: 'demo', phone_no } });
      return {
        phone_no,
        password: PASSWORD,
        password_confirmation: PASSWORD,
        otp_code: await codeSentTo(restaurant, phone_no),
        company_id: 'demo',
      };
    },
  },
  {
    call: 'POST auth/login',
    payload: () => ({ company_id: 'demo', phone_no: PHONE, password: PASSWORD }),
  },
  {
    call: 'POST auth/sendForgotOtp',
    payload: () => {
      // Just over two minutes after the sign-up code, when another code is allowed.
      restaurant.clock.set(NOON.add({ seconds: 121 }));
      return { company_id: 'demo', phone_no: PHONE };
    },
  },
  {
    call: 'POST update/password/{id}',
    path: (recipient) => ({ id: memberId(recipient) }),
    payload: () => ({ phone_no: PHONE, old_password: PASSWORD, password: 'ikan-99' }),
    membersOnly: true,
  },
  {
    call: 'POST auth/resetPassword',
    payload: async () => ({
      company_id: 'demo',
      phone_no: PHONE,
      new_password: 'udang-77',
      otp_code: await codeSentTo(restaurant),
    }),
  },
];

async function send(customer: Customer, row: Call, extra: object = {}): Promise<Response> {
  const { call, path, payload, isForm = false } = row;
  const [method = '', template = ''] = call.split(' ');
  const url = Object.entries(path?.(customer) ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    template,
  );
  const given = payload && (await payload(customer));
  const isEmpty = given === undefined && Object.keys(extra).length === 0;
  const body = { ...given, ...extra };
  const headers = {
    ...(customer.token !== null && { authorization: `Bearer ${customer.token}` }),
    ...(!isEmpty && !isForm && { 'content-type': 'application/json' }),
    // A header, so not part of the payload.
    'idempotency-key': `key-of-${customer.token === null ? 'a-guest' : 'a-member'}-${template.replaceAll(/\W/g, '-')}`,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return restaurant.fetch(
    new Request(`http://demo.localhost/api/${url}`, {
      method,
      headers,
      ...(!isEmpty && { body: isForm ? form : JSON.stringify(body) }),
    }),
  );
}

const requestOf = async (response: Response) => ({
  status: response.status,
  answer: await response.json(),
});

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  const joined = await signUp(restaurant);
  const { sdk, token, user } = joined;
  const { id } = user;
  const things = await createMemberOwned(restaurant, {
    id,
    token,
    sdk,
    identity: asMember(joined),
  });
  await notify(restaurant.db, id, { id: 'news', message: both('news'), about: null }, NOON);
  const members = { sdk, identity: asMember(joined), company: 'demo' };
  const guests = { sdk: restaurant.sdk, identity: as(GUEST), company: 'demo' };
  member = {
    identity: asMember(joined),
    token,
    owned: await createOwnedRows(members, restaurant),
    things,
  };
  guest = {
    identity: as(GUEST),
    token: null,
    owned: await createOwnedRows(guests, restaurant),
    things: { ...things, id: '' },
  };
});
afterAll(() => restaurant.close());

test('every operation of the contract is specified or marked as added', () => {
  const calls = CALLS.map(({ call }) => call);
  const { paths } = contract as { paths: Record<string, Record<string, object>> };
  const notAdded = listOperations(contract).filter(
    ({ path, method }) => !('x-added' in (paths[path]?.[method.toLowerCase()] ?? {})),
  );
  expect(notAdded.map(({ method, path }) => `${method} ${path.slice(1)}`).sort()).toEqual(
    calls.toSorted(),
  );
});

describe('guest', () => {
  test.each(CALLS.filter(({ membersOnly = false, call }) => !membersOnly && !isEndpoint(call)))(
    '$call is accepted with what the specification lists',
    async (row) => {
      const extra = row.isAnonymous ? { guest_id: GUEST } : {};
      expect(await requestOf(await send(guest, row, extra))).toMatchObject({
        status: 200,
        answer: { msgCode: 'OK' },
      });
    },
  );

  test.each(CALLS.filter(({ isAnonymous }) => isAnonymous))(
    '$call returns 401 when it names no owner',
    async (row) => {
      expect(await requestOf(await send(guest, row))).toMatchObject({
        status: 401,
        answer: { msgCode: 'SESSION_EXPIRED' },
      });
    },
  );
});

describe('member', () => {
  test.each(CALLS)('$call is accepted with what the specification lists', async (row) => {
    expect(await requestOf(await send(member, row))).toMatchObject({
      status: 200,
      answer: { msgCode: 'OK' },
    });
  });
});

test('returns 404 when a call without an identity names a record of another owner', async () => {
  const other = await signUp(restaurant, '+60198765432');
  const table = await book(restaurant, {}, 'key-of-a-strangers-table');
  const row = CALLS.find(({ call }) => call === 'POST reservation/cancel/{id}');
  expect(row).toBeDefined();
  const response = await restaurant.fetch(
    new Request(`http://demo.localhost/api/reservation/cancel/${table.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}` },
    }),
  );
  expect(response.status).toBe(404);
});

/** Returns true for sign-in calls, which are tested with the member only. */
function isEndpoint(call: string): boolean {
  return /auth\/|register/.test(call);
}
