import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, sql } from '../../../platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { both } from '../../../testing/texts.ts';
import { offerVoucher } from '../../../testing/vouchers.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const COMPANY = { body: { company_id: 'demo' } };

test('lists the tiers lowest first, with their benefits in either language', async () => {
  const benefits = [{ icon: 'bowl', title: both('noodles'), text: both('on us') }];
  await restaurant.db.execute(sql`
    update tiers set benefits = ${json(benefits)}
    where level_id = 1`);
  const tiers = await restaurant.sdk.tierList(COMPANY);
  expect(tiers).toMatchObject([
    {
      level_id: 1,
      level: 'level 1',
      level_name: 'tier 1',
      top_up_amount: null,
      discount_percent: 0,
      voucher_count: 0,
      monthly_voucher_count: 0,
      voucher_worth: 0,
      benefits: [{ icon: 'bowl', title: 'noodles', text: 'on us' }],
    },
    { level_id: 2, top_up_amount: 50_000, discount_percent: 5, benefits: [] },
    { level_id: 3, top_up_amount: 100_000, discount_percent: 10 },
  ]);
  const [first] = await restaurant.sdkOf('demo', 'zh_CN').tierList(COMPANY);
  expect(first).toMatchObject({ level_name: '中文tier 1', benefits: [{ title: '中文noodles' }] });
});

test('counts vouchers of every kind and adds up only fixed discounts', async () => {
  const { db } = restaurant;
  await offerVoucher({ db }, { id: 'rm10', amount: 1000, joining: 3 });
  await offerVoucher({ db }, { id: 'noodles', amount: 1890, joining: 1 });
  await offerVoucher({ db }, { id: 'percent', amount: 1500, calculation: 'percent' });
  await db.execute(sql`update vouchers set voucher_type = 'free_dish' where id = 'noodles'`);
  await db.execute(sql`
    insert into tier_vouchers (company_id, level_id, voucher_id, count, is_monthly, retired)
    values ('demo', 2, 'rm10', 6, false, false), ('demo', 2, 'noodles', 5, true, false),
      ('demo', 2, 'percent', 1, false, false), ('demo', 3, 'rm10', 8, false, true)`);
  const tiers = await restaurant.sdk.tierList(COMPANY);
  const counts = tiers.map(({ voucher_count, monthly_voucher_count, voucher_worth }) => [
    voucher_count,
    monthly_voucher_count,
    voucher_worth,
  ]);
  expect(counts).toEqual([
    [4, 0, 3000],
    [12, 5, 6000],
    [0, 0, 0],
  ]);
});

test('excludes retired tiers', async () => {
  await restaurant.db.execute(sql`update tiers set retired = true where level_id = 3`);
  const tiers = await restaurant.sdk.tierList(COMPANY);
  expect(tiers.map(({ level_id }) => level_id)).toEqual([1, 2]);
});

test('returns 404 for another company’s id', async () => {
  const response = restaurant.sdk.tierList({ body: { company_id: 'rival' } });
  await expect(response).rejects.toMatchObject({ status: 404, code: 'COMPANY_NOT_FOUND' });
});
