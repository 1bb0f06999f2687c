import { cents } from '@claypot/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { BOOKING_KEY, book, maxSeatsTaken } from '../../../../testing/booking.ts';
import { asMember, OTHER_PHONE, type SignedIn, signUp } from '../../../../testing/members.ts';
import {
  addition,
  checkout,
  checkoutOf,
  crab,
  decide,
  familySet,
  KEY,
  LARGE,
  lunchDeal,
  order,
  orderOf,
  placeOrder,
  REGULAR,
} from '../../../../testing/ordering.ts';
import {
  as,
  GUEST,
  OTHER_GUEST,
  openRestaurant,
  type Restaurant,
} from '../../../../testing/restaurant.ts';
import { KLANG } from '../../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let member: SignedIn;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    member = await signUp(restaurant);
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

type CartSelection = 'both' | 'guest' | 'member';
const owners = () => ({ customer_id: member.user.id, guest_id: GUEST });
const preview = () => member.sdk.cartMigrateGuestPreview({ body: owners() });
const migrateGuest = (keep: CartSelection = 'both') =>
  member.sdk.cartMigrateGuest({ body: { ...owners(), keep } });
const guestAdds = (body = addition()) => restaurant.sdk.cartCreate({ body });
const memberAdds = (body = addition()) =>
  member.sdk.cartCreate({ body: { ...body, ...asMember(member) } });
const guestCart = () => restaurant.sdk.cartLoad({ body: as(GUEST) });
const memberCart = () => member.sdk.cartLoad({ body: asMember(member) });
const tea = (qty: number) => addition({ item_id: 'tea', variation: [], qty });
const atKlang = () => addition({ item_id: 'tea', variation: [], qty: 1, branch_id: KLANG });

describe('cartMigrateGuestPreview', () => {
  test('returns the outcome nothing when the guest has no cart', async () => {
    await memberAdds();
    const { outcome, merged, member_cart } = await preview();
    expect(outcome).toBe('nothing');
    expect(merged).toEqual(member_cart);
  });

  test('returns move when the member’s cart is empty', async () => {
    await guestAdds();
    const { outcome, merged, guest_cart, member_cart } = await preview();
    expect([outcome, member_cart.lines]).toEqual(['move', []]);
    expect(merged).toEqual(guest_cart);
  });

  test('shows the merged cart with unavailable lines', async () => {
    await guestAdds(crab({ qty: 3 }));
    await memberAdds(crab({ qty: 3 }));
    await memberAdds(tea(1));
    const { outcome, merged } = await preview();
    expect(outcome).toBe('merge');
    expect(merged).toMatchObject({
      lines: [
        { qty: 6, unavailable_reason: 'SOLD_OUT' },
        { qty: 1, unavailable_reason: null },
      ],
    });
  });

  test('returns conflict when the carts are of different branches', async () => {
    await guestAdds();
    await memberAdds(atKlang());
    expect(await preview()).toMatchObject({ outcome: 'conflict', merged: null });
  });

  test('changes nothing', async () => {
    await guestAdds();
    await memberAdds(tea(2));
    const before = [await guestCart(), await memberCart()];
    await preview();
    expect([await guestCart(), await memberCart()]).toEqual(before);
  });
});

describe('cartMigrateGuest', () => {
  test('moves the guest’s lines unchanged', async () => {
    await guestAdds(lunchDeal());
    await guestAdds(tea(2));
    const before = await guestCart();
    expect(await migrateGuest()).toEqual(before);
    expect(await guestCart()).toMatchObject({ branch_id: null, lines: [] });
  });

  test('produces the previewed cart, with the guest’s delivery method', async () => {
    await memberAdds();
    await memberAdds(tea(1));
    await guestAdds(addition({ delivery_method: 'delivery' }));
    await guestAdds(addition({ variation: [REGULAR], delivery_method: 'delivery' }));
    const { merged } = await preview();
    const cart = await migrateGuest();
    expect(cart).toEqual(merged);
    expect(cart.delivery_method).toBe('delivery');
    expect(cart.lines.map(({ qty }) => qty)).toEqual([4, 1, 2]);
  });

  test('does not change order lines of other customers when it merges two lines', async () => {
    await restaurant.sdk.cartCreate({ body: addition(as(OTHER_GUEST)) });
    await restaurant.sdk.cartCreate({ body: familySet(as(OTHER_GUEST)) });
    await order(restaurant, checkoutOf(10_480, as(OTHER_GUEST)));
    const ordered = () =>
      restaurant.db.query(sql`
        select cart_line_id from order_lines where cart_line_id is not null
        union all select cart_line_id from order_packages`);
    const before = await ordered();
    await guestAdds();
    await memberAdds();
    await migrateGuest();
    expect(before).toHaveLength(2);
    expect(await ordered()).toEqual(before);
  });

  test('returns 409 for different branches, and keeps the guest’s lines on request', async () => {
    await guestAdds();
    await memberAdds(atKlang());
    await expect(migrateGuest()).rejects.toMatchObject({
      status: 409,
      code: 'CART_BRANCH_MISMATCH',
      data: { branch_id: KLANG },
    });
    expect(await guestCart()).toMatchObject({ total_qty: 2 });
    expect(await migrateGuest('guest')).toMatchObject({ branch_id: 'ss2', total_qty: 2 });
    expect(await migrateGuest('guest')).toMatchObject({ branch_id: 'ss2', total_qty: 2 });
  });

  test('keeps the member’s lines on request', async () => {
    await guestAdds();
    await memberAdds(atKlang());
    expect(await migrateGuest('member')).toMatchObject({ branch_id: KLANG, total_qty: 1 });
    expect(await guestCart()).toMatchObject({ branch_id: null, lines: [] });
  });

  test('rejects a merge with more lines than a cart may have', async () => {
    await guestAdds();
    await memberAdds(tea(1));
    await restaurant.db.execute(sql`
      insert into cart_lines (id, cart_id, company_id, dish_id, selection, selection_key, qty,
        created_at, updated_at)
      select 'l' || n, c.id, 'demo', 'claypot', '[]', repeat(md5(n::text), 2), 1, c.created_at,
        c.created_at
      from carts c, generate_series(1, 99) n where c.customer_id is not null`);
    expect(await preview()).toMatchObject({ outcome: 'conflict', merged: null });
    await expect(migrateGuest()).rejects.toMatchObject({
      status: 422,
      code: 'CART_LIMIT_EXCEEDED',
    });
    expect((await migrateGuest('guest')).lines).toHaveLength(1);
  });

  test('neither loses nor duplicates lines for any carts and concurrent requests', async () => {
    const line = fc.record({
      item: fc.constantFrom<Parameters<typeof addition>[0]>(
        { item_id: 'tea', variation: [] },
        { item_id: 'claypot', variation: [LARGE] },
        { item_id: 'claypot', variation: [REGULAR] },
      ),
      qty: fc.integer({ min: 1, max: 60 }),
    });
    const lines = fc.uniqueArray(line, { selector: ({ item }) => JSON.stringify(item) });
    const clear = sql`delete from cart_lines`;
    await fc.assert(
      fc
        .asyncProperty(lines, lines, async (memberLines, guestLines) => {
          for (const { item, qty } of memberLines) await memberAdds(addition({ ...item, qty }));
          for (const { item, qty } of guestLines) await guestAdds(addition({ ...item, qty }));
          await Promise.all([migrateGuest(), migrateGuest(), migrateGuest()]);
          const pieces = new Map<string, number>();
          for (const { item, qty } of [...memberLines, ...guestLines]) {
            const key = JSON.stringify(item?.variation?.[0]?.dish_option_variation_id ?? null);
            pieces.set(key, Math.min(99, (pieces.get(key) ?? 0) + qty));
          }
          const cart = await memberCart();
          const quantities = cart.lines.map(
            ({ variation_list: [first], qty }): [string, number] => [
              JSON.stringify(first?.variation_name ?? null),
              qty,
            ],
          );
          expect(new Map(quantities)).toEqual(pieces);
          expect(quantities).toHaveLength(pieces.size);
          expect((await guestCart()).lines).toEqual([]);
        })
        .afterEach(() => restaurant.db.execute(clear)),
      { numRuns: 20 },
    );
  });
});

describe('guest’s orders', () => {
  const migrate = () =>
    member.sdk.cartOrderOutcome({ body: { ...asMember(member), idempotency_key: KEY } });

  test('are transferred to the member and hidden from the guest', async () => {
    const placed = await placeOrder(restaurant);
    await migrateGuest();
    const memberLines = await member.sdk.orderList({ body: asMember(member) });
    expect(memberLines.map(({ id }) => id)).toEqual([placed.id]);
    expect(await restaurant.sdk.orderList({ body: as(GUEST) })).toEqual([]);
    await expect(orderOf(restaurant, placed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keep their idempotency key while unpaid', async () => {
    const placed = await placeOrder(restaurant);
    await migrateGuest();
    expect(await migrate()).toMatchObject({
      outcome: 'created',
      order: { id: placed.id, status: 'MAKING PAYMENT', payment_url: placed.payment_url },
    });
    const repeated = await member.sdk.cartCreateOrder({
      body: checkout(asMember(member)),
      headers: { 'Idempotency-Key': KEY },
    });
    expect(repeated).toEqual(placed);
  });

  test('remove only their own pieces from the member’s cart when paid', async () => {
    await memberAdds(addition({ qty: 1 }));
    const placed = await placeOrder(restaurant);
    await guestAdds(tea(3));
    expect((await migrateGuest()).lines.map(({ qty }) => qty)).toEqual([3, 3]);
    await decide(restaurant, placed, 'approved');
    expect((await memberCart()).lines.map(({ dish, qty }) => [dish?.id, qty])).toEqual([
      ['claypot', 1],
      ['tea', 3],
    ]);
    expect(await migrate()).toMatchObject({ order: { status: 'PREPARING' } });
  });

  test('keep their reserved portions for their owner', async () => {
    await guestAdds(crab({ qty: 5 }));
    await order(restaurant, checkoutOf(22_500));
    expect(await migrateGuest()).toMatchObject({ lines: [{ qty: 5, unavailable_reason: null }] });
  });

  test('can be paid, cancelled and migrated concurrently', async () => {
    for (let run = 0; run < 5; run += 1) {
      const guest = `2f1c7a2e-9d41-4a57-b1b3-6f0a4c9e7d${20 + run}`;
      const placed = await placeOrder(restaurant, guest, `key-of-checkout-${run}`);
      await Promise.all([
        decide(restaurant, placed, 'approved'),
        member.sdk.cartMigrateGuest({ body: { ...owners(), guest_id: guest, keep: 'both' } }),
        decide(restaurant, placed, 'approved'),
      ]);
      const detail = { path: { id: placed.id }, body: asMember(member) };
      expect((await member.sdk.orderDetail(detail)).status).toBe('PREPARING');
      expect((await memberCart()).lines).toEqual([]);
    }
  });

  test('are kept along with a member’s order of the same key', async () => {
    const placed = await placeOrder(restaurant);
    await memberAdds();
    const memberOrder = await member.sdk.cartCreateOrder({
      body: checkout({ ...asMember(member), total_point_get: 22 }),
      headers: { 'Idempotency-Key': KEY },
    });
    await migrateGuest();
    const memberLines = await member.sdk.orderList({ body: asMember(member) });
    expect(memberLines.map(({ id }) => id).sort()).toEqual([memberOrder.id, placed.id].sort());
    expect(await migrate()).toMatchObject({ order: { id: memberOrder.id } });
  });

  test('earn no points', async () => {
    const placed = await placeOrder(restaurant);
    await migrateGuest();
    const detail = { path: { id: placed.id }, body: asMember(member) };
    expect(await member.sdk.orderDetail(detail)).toMatchObject({
      point_earn: 0,
      final_total_amount: cents(4580),
    });
  });
});

describe('access control', () => {
  test('transfers nothing without the guest’s id', async () => {
    await guestAdds();
    const body = { ...owners(), guest_id: OTHER_GUEST };
    expect(await member.sdk.cartMigrateGuestPreview({ body })).toMatchObject({
      outcome: 'nothing',
    });
    await member.sdk.cartMigrateGuest({ body: { ...body, keep: 'both' } });
    expect(await guestCart()).toMatchObject({ total_qty: 2 });
  });

  test('rejects another member and a client who is not signed in', async () => {
    await guestAdds();
    const other = await signUp(restaurant, OTHER_PHONE);
    const body = owners();
    await expect(other.sdk.cartMigrateGuestPreview({ body })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      other.sdk.cartMigrateGuest({ body: { ...body, keep: 'both' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(restaurant.sdk.cartMigrateGuestPreview({ body })).rejects.toMatchObject({
      status: 401,
    });
    expect(await guestCart()).toMatchObject({ total_qty: 2 });
  });
});

describe('guest’s reservations', () => {
  const tables = () => member.sdk.reservationList({ body: asMember(member) });
  const guestTables = () => restaurant.sdk.reservationList({ body: as(GUEST) });

  test('are transferred with their seats, and the member can cancel them', async () => {
    const { id } = await book(restaurant);
    await migrateGuest();
    expect(await guestTables()).toEqual([]);
    expect(await tables()).toMatchObject([{ id, reservation_status: 'PENDING', revision: 0 }]);
    expect(await maxSeatsTaken(restaurant)).toBe(4);
    const path = { id };
    const asGuest = restaurant.sdk.reservationCancel({ path, body: as(GUEST) });
    await expect(asGuest).rejects.toMatchObject({ status: 404 });
    await member.sdk.reservationCancel({ path, body: asMember(member) });
    expect(await maxSeatsTaken(restaurant)).toBe(0);
  });

  test('keep their idempotency keys, so that a lost response can be recovered', async () => {
    const { id } = await book(restaurant);
    await migrateGuest();
    const body = { ...asMember(member), idempotency_key: BOOKING_KEY };
    expect(await member.sdk.reservationOutcome({ body })).toMatchObject({ reservation: { id } });
    expect(await book(member, asMember(member))).toMatchObject({ id });
  });

  test('are kept along with a member’s reservation of the same key', async () => {
    await book(restaurant);
    const { id } = await book(member, { ...asMember(member), time: '20:00' });
    await migrateGuest();
    expect(await tables()).toHaveLength(2);
    const body = { ...asMember(member), idempotency_key: BOOKING_KEY };
    expect(await member.sdk.reservationOutcome({ body })).toMatchObject({ reservation: { id } });
  });

  test('are transferred once by concurrent requests', async () => {
    await book(restaurant);
    await Promise.all([migrateGuest(), migrateGuest(), migrateGuest()]);
    expect(await tables()).toHaveLength(1);
  });
});
