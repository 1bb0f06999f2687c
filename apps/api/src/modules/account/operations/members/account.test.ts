import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { book } from '../../../../testing/booking.ts';
import {
  asMember,
  PASSWORD,
  PHONE,
  type SignedIn,
  signIn,
  signUp,
} from '../../../../testing/members.ts';
import { addition, checkout, decide, KEY } from '../../../../testing/ordering.ts';
import { ADDRESS_FIELDS, PLACE } from '../../../../testing/ownership/member-things.ts';
import { findLeftovers } from '../../../../testing/ownership/personal-leftovers.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';

let restaurant: Restaurant;
let mei: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    mei = await signUp(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const close = (password = PASSWORD, session = mei) =>
  session.sdk.accountClose({ body: { customer_id: session.user.id, password } });

/** Places and pays an order. */
async function payAtCounter(): Promise<void> {
  await mei.sdk.cartCreate({ body: addition(asMember(mei)) });
  const total = await mei.sdk.cartCalculateTotal({ body: asMember(mei) });
  const placed = await mei.sdk.cartCreateOrder({
    body: checkout({
      ...asMember(mei),
      total_point_get: total.point_earn,
      buyer_remark: 'No chilli',
    }),
    headers: { 'Idempotency-Key': KEY },
  });
  await decide(restaurant, placed, 'approved');
}

async function collect(): Promise<void> {
  await restaurant.db.execute(sql`update orders set status = 'COMPLETED'`);
}

describe('memberData', () => {
  test('exports all data of the member', async () => {
    await mei.sdk.createAddress({
      body: { ...ADDRESS_FIELDS, ...PLACE, customer_id: mei.user.id },
    });
    await payAtCounter();
    await book({ sdk: mei.sdk }, asMember(mei));
    const data = await mei.sdk.memberData({ path: { customerId: mei.user.id } });
    const of = (name: string) => data.sections.find((section) => section.name === name)?.records;
    expect(data).toMatchObject({ made_at: NOON.toString(), company: 'demo' });
    expect(of('member')).toMatchObject([{ phone_no: PHONE, has_picture: false }]);
    expect(of('addresses')).toMatchObject([{ mail_street: ADDRESS_FIELDS.mail_street }]);
    expect(of('orders')).toMatchObject([{ total: '45.80', customer_remark: 'No chilli' }]);
    expect(of('order_lines')).toHaveLength(1);
    expect(of('bookings')).toHaveLength(1);
    expect(of('devices')).toHaveLength(1);
    expect(of('points')).toBeDefined();
    expect(JSON.stringify(data)).not.toMatch(/argon2|token|hash/);
  });

  test('returns 404 for the data of another member', async () => {
    const other = await signUp(restaurant, '+60198765432');
    const response = other.sdk.memberData({ path: { customerId: mei.user.id } });
    await expect(response).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('covers every table with a member’s id', async () => {
    const tables = await restaurant.db.query<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('member_id', 'customer_id')
      order by name`);
    // For a new table, decide how it is exported and what happens when the account is closed.
    expect(tables.map(({ name }) => name)).toEqual([
      'addresses',
      'avatars',
      'bill_payments',
      'carts',
      'claimed_vouchers',
      'member_sessions',
      'notifications',
      'orders',
      'payment_code_days',
      'payment_code_secrets',
      'point_entries',
      'reservations',
      'spending_requests',
      'tier_grants',
      'top_ups',
      'voucher_claims_by_member',
      'wallet_entries',
    ]);
  });
});

describe('accountClose', () => {
  test('removes personal data everywhere and keeps the ledger', async () => {
    await mei.sdk.updateProfile({
      path: { id: mei.user.id },
      body: {
        full_name: 'Mei Ling',
        email: 'mei.ling@example.my',
        date_of_birth: '1994-06-18',
      },
    });
    await mei.sdk.createAddress({
      body: { ...ADDRESS_FIELDS, ...PLACE, customer_id: mei.user.id },
    });
    await payAtCounter();
    await collect();
    expect(await close()).toEqual({ closed: true, open: { orders: 0, bookings: 0, top_ups: 0 } });

    const person = {
      phones: [PHONE],
      texts: ['Mei Ling', 'mei.ling@example.my', 'Aisyah', 'No chilli'],
    };
    expect(await findLeftovers(restaurant.db, person)).toEqual([]);
    const ledger = await restaurant.db.query(sql`
      select final_total_amount, point_earn, buyer_name from orders where customer_id = ${mei.user.id}`);
    expect(ledger).toMatchObject([{ final_total_amount: 4580, buyer_name: '-' }]);
    expect(
      await restaurant.db.query(sql`
        select phone_no, full_name, email from members where id = ${mei.user.id}`),
    ).toEqual([{ phone_no: null, full_name: null, email: null }]);
  });

  test('revokes all sessions and rejects further sign-ins', async () => {
    const phone = await signIn(restaurant);
    await close();
    for (const { sdk } of [mei, phone]) {
      await expect(sdk.customer({ path: { id: mei.user.id } })).rejects.toMatchObject({
        code: 'SESSION_EXPIRED',
      });
    }
    await expect(signIn(restaurant)).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    expect(restaurant.security).toContainEqual(
      expect.objectContaining({ event: 'account_close', outcome: 'OK' }),
    );
  });

  test('releases the phone number for a new, separate member', async () => {
    await close();
    restaurant.clock.set(NOON.add({ hours: 1 }));
    const rejoined = await signUp(restaurant);
    expect(rejoined.user.id).not.toBe(mei.user.id);
    expect(rejoined.user.member_no).not.toBe(mei.user.member_no);
    const { sections } = await rejoined.sdk.memberData({ path: { customerId: rejoined.user.id } });
    expect(sections.find(({ name }) => name === 'orders')?.records).toEqual([]);
  });

  test('keeps the account open and returns the open items', async () => {
    await payAtCounter();
    await book({ sdk: mei.sdk }, asMember(mei));
    expect(await close()).toEqual({ closed: false, open: { orders: 1, bookings: 1, top_ups: 0 } });
    expect(await mei.sdk.customer({ path: { id: mei.user.id } })).toMatchObject({
      phone_no: PHONE,
    });
  });

  test.each(['pending', 'processing', 'refund_due', 'refunding'])(
    'keeps the account open while a payment of a cancelled order is %s',
    async (state) => {
      await payAtCounter();
      await restaurant.db.execute(sql`update orders set status = 'CANCELLED'`);
      await restaurant.db.execute(sql`update payments set state = ${state}`);
      expect(await close()).toEqual({
        closed: false,
        open: { orders: 1, bookings: 0, top_ups: 0 },
      });
    },
  );

  test('requires the password and counts wrong ones as sign-in attempts', async () => {
    await expect(close('wrong-88')).rejects.toMatchObject({ code: 'INVALID_PASSWORD' });
    for (const _ of [1, 2, 3, 4]) await close('wrong-88').catch(() => undefined);
    await expect(close()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('returns 404 for the account of another member', async () => {
    const other = await signUp(restaurant, '+60198765432');
    const response = other.sdk.accountClose({
      body: { customer_id: mei.user.id, password: PASSWORD },
    });
    await expect(response).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
