import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { book } from '../../../../testing/booking.ts';
import { workAt } from '../../../../testing/jobs.ts';
import {
  asMember,
  codeSentTo,
  PASSWORD,
  PHONE,
  type SignedIn,
  signIn,
  signUp,
} from '../../../../testing/members.ts';
import { addition, checkout, decide, HOME, KEY } from '../../../../testing/ordering.ts';
import { ADDRESS_FIELDS, PLACE } from '../../../../testing/ownership/member-things.ts';
import {
  findLeftovers,
  mentions,
  type Person,
} from '../../../../testing/ownership/personal-leftovers.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { insertClaimed } from '../../../../testing/vouchers.ts';
import { post, topUp, webhookOf } from '../../../../testing/wallet.ts';
import { simulateBookings } from '../../../booking/booking-simulator.ts';
import { simulateOrders } from '../../../ordering/order-simulator.ts';

/** A relative's phone number, used as contact of an order and a reservation. */
const CONTACT = '+60187654321';
const NEW_PASSWORD = 'satay-99';

const MEI: Person = {
  phones: [PHONE, CONTACT],
  texts: [
    'Mei Ling',
    'mei.ling@example.my',
    'Puan Zaleha',
    'zaleha@example.my',
    'Menara Kenanga',
    'Jalan Kenanga 7',
    'blue gate',
  ],
};

/**
 * Columns that may still contain personal data, each with the legal reason. None at present:
 * records of orders, payments and points are retained under the member's id for seven years
 * (Companies Act 2016, s. 245; Income Tax Act 1967, s. 82), and they need no name or number.
 */
const ALLOWED: ReadonlyMap<string, string> = new Map();

let restaurant: Restaurant;
let mei: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  mei = await signUp(restaurant);
});
afterAll(() => restaurant.close());

const failing = (request: Promise<unknown>) => expect(request).rejects.toThrow();

/**
 * Enters wrong passwords and codes for every spelling of the number, then sets a new password by
 * code.
 */
async function signInBadly(): Promise<void> {
  const { sdk } = restaurant;
  for (const phone_no of [PHONE, '012-345 6789', '0123456789', '60 12 345 6789']) {
    await failing(sdk.authLogin({ body: { company_id: 'demo', phone_no, password: 'wrong-88' } }));
  }
  restaurant.clock.set(NOON.add({ minutes: 3 }));
  const subject = { company_id: 'demo', phone_no: '012-3456789' };
  await sdk.authSendForgotOtp({ body: subject });
  await failing(sdk.authSendForgotOtp({ body: subject }));
  await failing(sdk.authSendOtp({ body: subject }));
  const reset = { ...subject, new_password: NEW_PASSWORD };
  await failing(sdk.authResetPassword({ body: { ...reset, otp_code: '000000' } }));
  const otp_code = await codeSentTo(restaurant);
  await sdk.authResetPassword({ body: { ...reset, otp_code } });
  mei = await signIn(restaurant, PHONE, NEW_PASSWORD);
}

async function fillProfile(): Promise<void> {
  await mei.sdk.updateProfile({
    path: { id: mei.user.id },
    body: { full_name: 'Mei Ling', email: 'mei.ling@example.my', date_of_birth: '1994-06-18' },
  });
  await mei.sdk.createAddress({
    body: {
      ...ADDRESS_FIELDS,
      ...PLACE,
      customer_id: mei.user.id,
      mail_name: 'Puan Zaleha',
      mail_phone: '018-765 4321',
      mail_unit_no: 'Menara Kenanga',
      mail_street: 'Jalan Kenanga 7',
      notes: 'blue gate',
    },
  });
}

/** Orders a courier delivery to a relative. */
async function orderDelivery(): Promise<void> {
  const fee = cents(920);
  await mei.sdk.cartCreate({ body: addition({ ...asMember(mei), delivery_method: 'delivery' }) });
  const total = await mei.sdk.cartCalculateTotal({ body: asMember(mei) });
  const placed = await mei.sdk.cartCreateOrder({
    headers: { 'Idempotency-Key': KEY },
    body: checkout({
      ...asMember(mei),
      delivery_method: 'delivery',
      address: {
        ...HOME,
        mail_name: 'Puan Zaleha',
        mail_phone: '018-765 4321',
        mail_unit_no: 'Menara Kenanga',
        mail_street: 'Jalan Kenanga 7',
        full_address: 'Menara Kenanga, Jalan Kenanga 7, 47400 Petaling Jaya, Selangor',
        notes: 'blue gate',
      },
      name: 'Puan Zaleha',
      phone: '018-765 4321',
      email: 'zaleha@example.my',
      buyer_remark: 'Call Mei Ling at 012 345 6789',
      total_point_get: total.point_earn,
      delivery_fee: fee,
      lalamove_delivery_fee: fee,
      final_total_amount: cents(4580 + fee),
    }),
  });
  await decide(restaurant, placed, 'approved');
  const { db, courier, reported } = restaurant;
  for (let minute = 4; minute < 60; minute += 4) {
    const now = NOON.add({ minutes: minute });
    restaurant.clock.set(now);
    await simulateOrders({ db, courier, report: (error) => reported.push(error) }, now);
  }
}

/** Books a table for a relative while text messages fail. */
async function bookTable(): Promise<void> {
  await book(
    { sdk: mei.sdk },
    { ...asMember(mei), customer_name: 'Puan Zaleha', phone_no: '018-765 4321' },
  );
  await simulateBookings(restaurant.db, restaurant.clock.now().add({ minutes: 1 }));
  await workAt(restaurant, at('2026-11-22T16:00'));
  restaurant.phones.behaviour = 'down';
  await workAt(restaurant, at('2026-11-22T17:30'));
  restaurant.phones.behaviour = 'well';
}

async function payInAndHold(): Promise<void> {
  const topUpRow = await topUp({ id: mei.user.id, sdk: mei.sdk }, 5000);
  await post(restaurant, await webhookOf(restaurant, topUpRow));
  await insertClaimed(restaurant, mei.user.id, {});
}

const close = () =>
  mei.sdk.accountClose({ body: { customer_id: mei.user.id, password: NEW_PASSWORD } });

describe('closed account', () => {
  test('leaves no name, number, e-mail or address in any table or log', async () => {
    await signInBadly();
    await fillProfile();
    await payInAndHold();
    await orderDelivery();
    await bookTable();
    const before = new Set((await findLeftovers(restaurant.db, MEI)).map(({ place }) => place));
    for (const place of ['members.phone_no', 'addresses.mail_street', 'orders.buyer_phone'])
      expect(before).toContain(`public.${place}`);
    for (const place of ['reservations.phone_no', 'queued_messages.phone_no'])
      expect(before).toContain(`public.${place}`);

    restaurant.clock.set(at('2026-11-22T22:00'));
    await failing(
      mei.sdk.accountClose({ body: { customer_id: mei.user.id, password: 'wrong-88' } }),
    );
    expect(await close()).toEqual({ closed: true, open: { orders: 0, bookings: 0, top_ups: 0 } });
    await workAt(restaurant, at('2026-11-22T22:01'));

    const left = await findLeftovers(restaurant.db, MEI);
    expect(left.filter(({ place }) => !ALLOWED.has(place))).toEqual([]);
    const logged = JSON.stringify([restaurant.security, restaurant.reported.map(String)]);
    expect(mentions(logged, MEI)).toBe(false);
  });

  test('leaves the messages of another company to the same number', async () => {
    await restaurant.db.execute(sql`
      insert into queued_messages (reference, phone_no, body, try_at, useless_at)
      values ('table-approved-booking-of-rival', ${PHONE}, 'Your table', ${at('2026-11-23T12:00')},
        ${at('2026-11-24T12:00')})`);
    await mei.sdk.accountClose({ body: { customer_id: mei.user.id, password: PASSWORD } });
    const left = await restaurant.db.query(sql`select reference from queued_messages`);
    expect(left).toEqual([{ reference: 'table-approved-booking-of-rival' }]);
  });

  test('leaves no request hash that could confirm guessed data of an order or a reservation', async () => {
    await orderDelivery();
    await bookTable();
    restaurant.clock.set(at('2026-11-22T22:00'));
    await mei.sdk.accountClose({ body: { customer_id: mei.user.id, password: PASSWORD } });
    const hashes = await restaurant.db.query<{ request_hash: string }>(sql`
      select request_hash from orders union all select request_hash from reservations`);
    expect(hashes.map(({ request_hash }) => request_hash)).toEqual([
      '0'.repeat(64),
      '0'.repeat(64),
    ]);
  });
});

describe('rate limit counter', () => {
  test('is stored without the phone number and network address', async () => {
    const guess = { company_id: 'demo', phone_no: '012-345 6789', password: 'wrong-88' };
    const stranger = restaurant.deviceOf({ address: '203.0.113.77' });
    await failing(stranger.authLogin({ body: guess }));
    const keys = await restaurant.db.query<{ key: string }>(sql`select key from rate_limits`);
    expect(keys.length).toBeGreaterThan(2);
    for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
