import { cents } from '@claypot/sdk';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../../platform/db/sql.ts';
import { beginWithMember } from '../../../../../testing/begin-with-member.ts';
import { workAt } from '../../../../../testing/jobs.ts';
import type { Joined } from '../../../../../testing/join-member.ts';
import { addition, checkout, crab, decide, order } from '../../../../../testing/ordering.ts';
import { openRefundCounter, type RefundCounter } from '../../../../../testing/refunds.ts';
import { NOON, type Restaurant } from '../../../../../testing/restaurant.ts';
import { givePoints, insertClaimed } from '../../../../../testing/vouchers.ts';
import { moveOrder } from '../../../orders/transition.ts';

let restaurant: Restaurant;
let mei: Joined;
let counter: RefundCounter;
/** Mei's paid order of RM 35.80, after 1,000 of 1,500 points for RM 10. It earns 22 points. */
let id: string;

beginWithMember((begun) => {
  ({ restaurant, mei } = begun);
});

beforeEach(async () => {
  counter = await openRefundCounter(restaurant);
  await givePoints(restaurant, mei.id, 1500);
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  const placed = await order(
    mei,
    checkout({
      ...mei.identity,
      total_point_get: 22,
      point_discount: cents(1000),
      final_total_amount: cents(3580),
    }),
  );
  await decide(restaurant, placed, 'approved');
  id = placed.id;
});

const balance = async () => (await mei.sdk.customer({ path: { id: mei.id } })).point;

async function complete() {
  await restaurant.db.execute(sql`update orders set status = 'READY'`);
  await restaurant.db.transaction((tx) =>
    moveOrder(tx, id, { from: 'READY', to: 'COMPLETED' }, NOON),
  );
}

test('points follow refunds before and after the completion, and end where they began', async () => {
  expect(await balance()).toBe(500);
  await counter.refund(id, { amount: cents(1790) });
  expect(await balance()).toBe(1000);
  await complete();
  expect(await balance()).toBe(1011);
  await counter.refund(id, { amount: cents(895) });
  // 250 of the spent points return, and 6 of the 11 earned ones are deducted.
  expect(await balance()).toBe(1255);
  await counter.refund(id, {});
  expect(await balance()).toBe(1500);
});

test('points return once when the order is rejected after a refund of a part', async () => {
  await counter.refund(id, { amount: cents(1790) });
  await counter.sdk.rejectOrder({
    path: { id },
    headers: counter.press(),
    body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
  });
  expect(await balance()).toBe(1500);
});

test('earned points are deducted as far as the balance goes', async () => {
  await complete();
  await restaurant.db.execute(sql`
    insert into point_entries (company_id, member_id, type, amount, created_at)
    values ('demo', ${mei.id}, 'voucher_redeem', -522, ${NOON})`);
  await restaurant.db.execute(sql`update orders set points_spent = 0`);
  expect(await balance()).toBe(0);
  await counter.refund(id, { amount: cents(1) });
  expect(await balance()).toBe(0);
});

test('each refund has an entry with its order', async () => {
  await counter.refund(id, { amount: cents(1790) });
  const [entry] = await mei.sdk.pointList({ path: { customerId: mei.id } });
  expect(entry).toMatchObject({ point_txn_type: 'refund', point_amount: 500, order_id: id });
});

test('a refund does not release the voucher of the order', async () => {
  await insertClaimed(restaurant, mei.id, {});
  await restaurant.db.execute(sql`
    update claimed_vouchers set status = 'USED', order_id = ${id}, used_at = ${NOON}`);
  await counter.refund(id, {});
  expect(await restaurant.db.query(sql`select status from claimed_vouchers`)).toEqual([
    { status: 'USED' },
  ]);
});

test('the member is notified of unavailable lines and of the refund, in both languages', async () => {
  await mei.sdk.cartCreate({ body: addition(mei.identity) });
  await mei.sdk.cartCreate({ body: crab(mei.identity) });
  const amount = cents(9080);
  const total = { subtotal: amount, final_total_amount: amount, total_point_get: 32 };
  const placed = await order(mei, checkout({ ...mei.identity, ...total }), 'a-key-of-both-dishes');
  await decide(restaurant, placed, 'approved');
  const { refunds } = await counter.ticket(placed.id);
  const lineIds = [refunds.line_amounts[1]?.line_id ?? ''];
  await counter.markUnavailable(placed.id, { line_ids: lineIds });
  await workAt(restaurant);
  const messagesIn = async (language: 'en' | 'zh_CN') => {
    const sdk = restaurant.sdkOf('demo', language, mei.token);
    const messages = await sdk.notifications({ path: { id: mei.id } });
    return messages.slice(0, 2).map(({ message }) => message.replaceAll('\u00a0', ' '));
  };
  const number = placed.sales_order_tx_id;
  expect(await messagesIn('en')).toEqual([
    `RM 45.00 of order ${number} was refunded to the card or account you used.`,
    `crab of order ${number} is sold out. RM 45.00 is on its way back to you.`,
  ]);
  const [, chinese] = await messagesIn('zh_CN');
  expect(chinese).toMatch(/^订单 \S+ 中的 .*crab.* 已售罄。RM 45\.00 正在退还给您。$/);
});
