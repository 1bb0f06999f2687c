import { afterEach, expect, test, vi } from 'vitest';
import { payableOf } from '../../composition/payable-of.ts';
import { sql } from '../../platform/db/sql.ts';
import { beginWithMember } from '../../testing/begin-with-member.ts';
import { placeOrder } from '../../testing/ordering.ts';
import { NOON, type Restaurant } from '../../testing/restaurant.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { findUnpaid } from './unpaid-payments.ts';

let restaurant: Restaurant;
beginWithMember((begun) => {
  ({ restaurant } = begun);
});

afterEach(() => vi.restoreAllMocks());

/** Places an order. Returns its payment with the time at which it expires. */
async function place() {
  const { id } = await placeOrder(restaurant);
  const payment = await restaurant.db.one<{ id: string }>(sql`select id from payments`);
  const unpaid = await findUnpaid(restaurant.db, payment?.id ?? '');
  if (unpaid === null) throw new Error(`Nothing is to be paid for ${id}`);
  return unpaid;
}

const expire = (paymentId: string, now: Temporal.Instant) =>
  expireUnpaid({ db: restaurant.db, payments: restaurant.sandbox, payableOf }, paymentId, now);
const stateOf = () =>
  restaurant.db.one(sql`
  select o.status, p.state from payments p
  join orders o on o.company_id = p.company_id and o.id = p.order_id`);

test('returns the expiry and changes nothing one second before it', async () => {
  const { payment_id, due } = await place();
  const voidSpy = vi.spyOn(restaurant.sandbox, 'void');
  expect(await expire(payment_id, due.subtract({ seconds: 1 }))).toEqual(due);
  expect(voidSpy).not.toHaveBeenCalled();
  expect(await stateOf()).toEqual({ status: 'MAKING PAYMENT', state: 'pending' });
});

test('cancels the order and voids the payment at the expiry', async () => {
  const { payment_id, due } = await place();
  expect(await expire(payment_id, due)).toBeNull();
  expect(await stateOf()).toEqual({ status: 'CANCELLED', state: 'voided' });
});

test('returns a check a minute later when the bank is still processing the payment', async () => {
  const { payment_id, due } = await place();
  vi.spyOn(restaurant.sandbox, 'void').mockResolvedValue('processing');
  expect(await expire(payment_id, due)).toEqual(due.add({ minutes: 1 }));
  expect(await stateOf()).toEqual({ status: 'MAKING PAYMENT', state: 'processing' });
});

test('returns null for an unknown payment', async () => {
  expect(await expire('PAY-of-nothing', NOON)).toBeNull();
});
