import type { Language } from '@claypot/domain/ports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { PASSWORD, type SignedIn, signUp } from '../../apps/api/src/testing/members.ts';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { at, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import {
  givePoints,
  insertClaimed,
  nameMember,
  offerVoucher,
} from '../../apps/api/src/testing/vouchers.ts';
import { payIn } from '../../apps/api/src/testing/wallet.ts';
import { createWords } from '../../apps/kiosk/src/words.ts';
import { openKiosk } from './customer.ts';
import { openMenu } from './openings.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
let member: SignedIn;
beforeEach(async () => {
  await restaurant.reset();
  const { db } = restaurant;
  await db.execute(sql`update companies set max_discount_point = 500, max_discount_amount = 500`);
  member = await signUp(restaurant);
  await db.execute(sql`update members set member_no = ${NUMBER}`);
  await nameMember(restaurant, member.user.id);
});
afterAll(() => restaurant.close());

const NUMBER = '0012345678';
const LINK = /http:\/\/demo\.localhost:8080(\/sandbox\/pay\/\S+)/;

/** Signs a member in and goes to the review of two large claypots, RM 45.80. */
async function atReview(language: Language = 'en') {
  const { t } = await createWords(language, () => 'Asia/Kuala_Lumpur');
  const customer = await openKiosk(restaurant);
  customer.types(language === 'en' ? '1' : '2');
  await customer.sees(t('kiosk:member'));
  customer.types('m', NUMBER, PASSWORD);
  await customer.sees(t('kiosk:startOver'));
  customer.types('2', '1', '2', '1', '', '', '1', '2', 'y');
  await customer.sees(t('system:addedToCart'));
  customer.types('c');
  /** Returns the output up to the last action of the review. */
  const review = () => customer.sees(t('checkout:addMore'));
  return { customer, review, firstReview: await review(), t };
}

/** Adds a voucher of RM10 off from RM40, and the wallet balance it requires. */
async function holdUsable(until?: string): Promise<string> {
  await payIn(restaurant, member.user.id, 1_000);
  await offerVoucher(restaurant, { minPurchase: 4_000 });
  return insertClaimed(restaurant, member.user.id, until === undefined ? {} : { until });
}

const orders = () =>
  restaurant.db.query(
    sql`select voucher_discount_amount, point_discount_amount, final_total_amount from orders`,
  );

test.each(['en', 'zh_CN'] as const)(
  'applies the best deal with one key and pays the order (%s)',
  async (language) => {
    await holdUsable();
    await givePoints(restaurant, member.user.id, 500);
    const { customer, review, firstReview, t } = await atReview(language);
    expect(firstReview).toContain(t('discounts:usable', { count: 1 }));
    expect(firstReview).toContain(t('discounts:spendPoints', { points: 500 }));
    expect(firstReview).toContain('RM 15.00');

    customer.types('b');
    const best = await review();
    expect(best).toContain(`${t('orders:voucherDiscount')}: −RM 10.00`);
    expect(best).toContain(`${t('orders:pointDiscount')}: −RM 5.00`);
    expect(best).toContain(`${t('common:total')}: RM 30.80`);
    expect(best).toContain(t('discounts:bestInUse'));

    customer.types('o', '', '', '', '');
    const [, payment_url = null] = LINK.exec(await customer.sees(t('kiosk:waiting'))) ?? [];
    await decide(restaurant, { payment_url }, 'approved');
    customer.types('l');
    const order = await customer.sees(t('kiosk:next'));
    expect(order).toContain(`${t('orders:voucherDiscount')}: −RM 10.00`);
    expect(order).toContain(`${t('orders:pointDiscount')}: −RM 5.00`);
    expect(await orders()).toEqual([
      { voucher_discount_amount: 1_000, point_discount_amount: 500, final_total_amount: 3_080 },
    ]);
    await customer.leaves();
    expect([customer.reported, restaurant.reported]).toEqual([[], []]);
  },
);

test('switches points on and off again without vouchers', async () => {
  await givePoints(restaurant, member.user.id, 500);
  const { customer, review, firstReview } = await atReview();
  expect(firstReview).toContain('No vouchers yet');
  customer.types('p');
  expect(await review()).toContain('500 points used · Saves RM 5.00');
  customer.types('p');
  const off = await review();
  expect(off).toContain('Total: RM 45.80');
  expect(off).toContain('Use 500 points · Saves RM 5.00');
  await customer.leaves();
});

test('shows why a voucher cannot be used and how a top-up makes it usable', async () => {
  await insertClaimed(restaurant, member.user.id, {});
  const { customer, review, firstReview } = await atReview();
  expect(firstReview).toContain('None for this order');
  customer.types('v');
  const listedVouchers = await customer.sees('Go back');
  expect(listedVouchers).toContain(
    'rm10 · Wallet Balance has to be more than RM 10.00. RM 10.00 is enough.',
  );
  expect(listedVouchers).toContain('Top up your wallet on your phone');
  customer.types('b');
  expect(await review()).toContain('Total: RM 45.80');
  await customer.leaves();
});

test('chooses a voucher, changes it and removes it', async () => {
  await holdUsable();
  await offerVoucher(restaurant, { id: 'rm5', amount: 500 });
  await insertClaimed(restaurant, member.user.id, { voucherId: 'rm5' });
  await insertClaimed(restaurant, member.user.id, { voucherId: 'rm5' });
  const { customer, review } = await atReview();
  customer.types('v');
  // Equal vouchers are grouped.
  const listedVouchers = /1 {2}rm10 · Saves .*\n.*2 {2}rm5 · × 2 · Saves RM 5.00/;
  expect(await customer.sees('Go back')).toMatch(listedVouchers);
  customer.types('2');
  const less = await review();
  expect(less).toContain('rm5 · Saves RM 5.00');
  expect(less).toContain('Save RM 5.00 more with rm10');
  customer.types('v', '1');
  expect(await review()).toContain('Total: RM 35.80');
  customer.types('v', 'n');
  expect(await review()).toContain('Total: RM 45.80');
  await customer.leaves();
});

test('removes a voucher that no longer fits the order, and shows it', async () => {
  await holdUsable();
  const { customer, review } = await atReview();
  customer.types('b');
  await review();
  customer.types('1', '1');
  const afterRemoval = await review();
  expect(afterRemoval).toContain('“rm10” was removed from your order');
  expect(afterRemoval).toContain('Add RM 17.10 more to use it');
  expect(afterRemoval).toContain('Total: RM 22.90');
  expect(afterRemoval).toContain('RM 17.10 more to save RM 10.00');
  customer.types('1', '2');
  expect(await review()).not.toContain('was taken off');
  await customer.leaves();
});

test('shows the review again when the total rises before the order is sent', async () => {
  await holdUsable('2026-11-21');
  const { customer, review } = await atReview();
  customer.types('b');
  expect(await review()).toContain('Total: RM 35.80');
  customer.types('o');
  await customer.sees('Full name');
  restaurant.clock.set(at('2026-11-22T12:00'));
  customer.types('Mei', '', '', '');
  const nextReview = await review();
  expect(nextReview).toContain('“rm10” was removed from your order');
  expect(nextReview).toContain('Total: RM 45.80');
  expect(await orders()).toEqual([]);
  await customer.leaves();
});

test('shows the error and the new total when the server rejects the voucher', async () => {
  const id = await holdUsable();
  const { customer, review } = await atReview();
  customer.types('b');
  await review();
  await restaurant.db.execute(
    sql`update claimed_vouchers set status = 'USED', used_at = ${restaurant.clock.now()} where id = ${id}`,
  );
  customer.types('o', '', '', '', '');
  const nextReview = await review();
  expect(nextReview).toContain('This voucher has been used');
  expect(nextReview).toContain('The new total is RM 45.80');
  expect(nextReview).toContain('No vouchers yet');
  await customer.leaves();
});

test('offers no vouchers to a guest', async () => {
  const customer = await openKiosk(restaurant);
  await openMenu(customer);
  customer.types('2', '1', '', '', '1', '2', 'y');
  await customer.sees('Added to cart successfully');
  customer.types('c');
  expect(await customer.sees('Add more items')).not.toMatch(/voucher/i);
  await customer.leaves();
});
