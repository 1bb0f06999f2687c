import { cents } from '@claypot/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { addition, checkout, HOME, order, orderOf } from '../../../../testing/ordering.ts';
import { as, at, GUEST, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/**
 * Courier fee from ss2 to {@link HOME} in sen: 3190 m straight, 4147 m by road; RM5 plus RM1 per
 * km, rounded up.
 */
const FEE = 920;

function quote(changes: object = {}) {
  return restaurant.sdk.cartGetQuotation({
    body: {
      branch_id: SS2,
      customer_delivery_address_longitude: HOME.longitude,
      customer_delivery_address_latitude: HOME.latitude,
      customer_full_address: HOME.full_address,
      state_id: HOME.state_id,
      customer_contact_name: null,
      customer_contact_phone: null,
      delivery_time: null,
      ...changes,
    },
  });
}

const FAR = { customer_delivery_address_latitude: '5.414100' };
const ABROAD = { customer_delivery_address_latitude: '13.756300' };

describe('cartGetQuotation', () => {
  test('depends on the distance', async () => {
    expect(await quote()).toEqual({ totalFee: FEE });
    const closeBy = { customer_delivery_address_latitude: '3.118000' };
    expect((await quote(closeBy)).totalFee).toBeLessThan(FEE);
  });

  test('stores nothing', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    const before = await restaurant.sdk.cartLoad({ body: as(GUEST) });
    await quote();
    expect(await restaurant.sdk.cartLoad({ body: as(GUEST) })).toEqual(before);
    const ledger = await restaurant.db.query(sql`
      select id from deliveries union all select token from sandbox_trips`);
    expect(ledger).toEqual([]);
  });

  test.each([
    ['beyond the radius', FAR, 'ERR_OUT_OF_SERVICE_AREA'],
    ['from a branch that does not deliver', { branch_id: KLANG }, 'ERR_OUT_OF_SERVICE_AREA'],
    ['abroad', ABROAD, 'ERR_INVALID_MARKET'],
  ])('is rejected %s', async (_, changes, code) => {
    await expect(quote(changes)).rejects.toMatchObject({ status: 422, code });
  });

  test('returns 404 for an unknown branch', async () => {
    await expect(quote({ branch_id: 'nowhere' })).rejects.toMatchObject({ status: 404 });
  });

  test.each(['slow', 'down', 'wrong'] as const)(
    'returns LALAMOVE_ERROR when the courier is %s',
    async (behaviour) => {
      restaurant.rider.behaviour = behaviour;
      await expect(quote()).rejects.toMatchObject({ status: 422, code: 'LALAMOVE_ERROR' });
      restaurant.rider.behaviour = 'well';
      expect(await quote()).toEqual({ totalFee: FEE });
    },
  );
});

describe('delivery order', () => {
  const delivery = (changes: Parameters<typeof checkout>[0] = {}) =>
    checkout({
      delivery_method: 'delivery',
      address: HOME,
      delivery_fee: cents(FEE),
      lalamove_delivery_fee: cents(FEE),
      final_total_amount: cents(4580 + FEE),
      ...changes,
    });

  beforeEach(async () => {
    await restaurant.sdk.cartCreate({ body: addition({ delivery_method: 'delivery' }) });
  });

  async function errorCodeOf(changes: Parameters<typeof checkout>[0]): Promise<unknown> {
    const error: unknown = await order(restaurant, delivery(changes)).catch((thrown) => thrown);
    expect(await restaurant.sdk.orderList({ body: as(GUEST) })).toEqual([]);
    return error;
  }

  test('includes the fee and stores the address', async () => {
    const placed = await order(restaurant, delivery());
    expect(await orderOf(restaurant, placed)).toMatchObject({
      delivery_method: 'delivery',
      full_address: HOME.full_address,
      mail_unit_no: HOME.mail_unit_no,
      mail_street: HOME.mail_street,
      subtotal: 4580,
      delivery_fee: FEE,
      tax_amount: 259,
      final_total_amount: 4580 + FEE,
      share_link: null,
    });
    const [stored] = await restaurant.db.query<{ address: unknown }>(
      sql`select address from orders`,
    );
    expect(stored?.address).toEqual({ ...HOME, mail_phone: '+60123456789' });
  });

  test.each([
    [
      'another unit, and another way to write the street',
      { mail_unit_no: '7', mail_street: 'Jln SS21/39' },
    ],
    ['a town that is called otherwise', { mail_city: 'PJ' }],
    ['no postcode', { mail_postcode: '' }],
    ['an unlisted postcode', { mail_postcode: '47499' }],
    [
      'the state across the border, a street away',
      { mail_state: 'WP Kuala Lumpur', state_id: 'MY-14' },
    ],
  ])('is accepted with %s', async (_, changes) => {
    const placed = await order(restaurant, delivery({ address: { ...HOME, ...changes } }));
    expect(placed).toMatchObject({ status: 'MAKING PAYMENT' });
  });

  test('accepts a later time', async () => {
    const later = at('2026-11-22T18:00').toString();
    const placed = await order(restaurant, delivery({ delivery_time: later }));
    const { delivery_time } = await orderOf(restaurant, placed);
    expect(delivery_time).toBe('2026-11-22T18:00:00+08:00');
  });

  test('is accepted for a pickup cart, and a pickup order for a delivery cart', async () => {
    await restaurant.sdk.cartRemoveAll({ body: as(GUEST) });
    await restaurant.sdk.cartCreate({ body: addition() });
    expect(await order(restaurant, delivery())).toMatchObject({ final_total_amount: 4580 + FEE });
    const pickup = await order(restaurant, checkout(), 'key-of-the-second-order');
    expect(await orderOf(restaurant, pickup)).toMatchObject({
      delivery_fee: 0,
      full_address: null,
    });
  });

  test.each([
    { delivery_fee: cents(FEE - 10) },
    { lalamove_delivery_fee: cents(0) },
    { final_total_amount: cents(4580) },
  ])('returns PRICE_CHANGED when the client shows another fee: %o', async (fee) => {
    expect(await errorCodeOf(fee)).toMatchObject({
      status: 422,
      code: 'PRICE_CHANGED',
      data: { total: { delivery_fee: FEE, final_total_amount: 4580 + FEE } },
    });
  });

  test.each([
    ['no address', { address: null }, 'MISSING_ADDRESS'],
    [
      'one out of the area',
      { address: { ...HOME, latitude: '5.414100' } },
      'ERR_OUT_OF_SERVICE_AREA',
    ],
    [
      'a text of Johor with a pin beside the branch',
      { address: { ...HOME, mail_state: 'Johor', state_id: 'MY-01', mail_postcode: '80000' } },
      'ADDRESS_MISMATCH',
    ],
    [
      'a state that only the id denies',
      { address: { ...HOME, mail_state: 'Johor' } },
      'ADDRESS_MISMATCH',
    ],
    ['a postcode of Johor', { address: { ...HOME, mail_postcode: '80000' } }, 'ADDRESS_MISMATCH'],
    ['one abroad', { address: { ...HOME, latitude: '13.756300' } }, 'ERR_INVALID_MARKET'],
    [
      'a time that is not offered',
      { delivery_time: '2026-11-21T12:50:00+08:00' },
      'INVALID_DELIVERY_TIME',
    ],
  ])('is rejected with %s', async (_, changes, code) => {
    expect(await errorCodeOf(changes)).toMatchObject({ status: 422, code });
  });

  test.each(['slow', 'down', 'wrong'] as const)(
    'is rejected when the courier is %s, and succeeds afterwards',
    async (courierBehaviour) => {
      restaurant.rider.behaviour = courierBehaviour;
      expect(await errorCodeOf({})).toMatchObject({ status: 422, code: 'LALAMOVE_ERROR' });
      restaurant.rider.behaviour = 'well';
      expect(await order(restaurant, delivery())).toMatchObject({ status: 'MAKING PAYMENT' });
    },
  );

  test('is returned for a repeated request without asking the courier', async () => {
    const placed = await order(restaurant, delivery());
    restaurant.rider.behaviour = 'down';
    expect(await order(restaurant, delivery())).toEqual(placed);
  });

  test('is created once for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => order(restaurant, delivery())));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await restaurant.db.query(sql`select id from deliveries`)).toHaveLength(1);
  });
});
