import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../db/sql.ts';
import { addition } from '../testing/ordering.ts';
import { as, at, GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../testing/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const nobody = { customer_id: null, guest_id: null };
const ofDemo = { path: { companyId: 'demo' }, body: nobody };

describe('the company', () => {
  test('is found by its subdomain, whatever host is asked', async () => {
    await seedCompany(restaurant.db, 'rival');
    const company = await restaurant.sdk.companyInfo({ body: { subdomain: 'rival' } });
    expect(company).toMatchObject({
      id: 'rival',
      company_name: 'rival House',
      company_logo: '/media/rival/logo.svg',
      max_discount_amount: 1000,
      facebook_url: null,
      company_offer: '',
      time_zone: 'Asia/Kuala_Lumpur',
    });
  });

  test('is not found by another one', async () => {
    await expect(restaurant.sdk.companyInfo({ body: { subdomain: 'none' } })).rejects.toMatchObject(
      {
        status: 404,
        code: 'COMPANY_NOT_FOUND',
      },
    );
  });

  test('speaks Chinese where Chinese is asked for', async () => {
    const sdk = restaurant.sdkOf('demo', 'zh_CN');
    expect(await sdk.companyInfo({ body: { subdomain: 'demo' } })).toMatchObject({
      company_name: '中文demo House',
    });
  });

  test('shows its banners and highlights in its own order', async () => {
    const body = { company_id: 'demo' };
    const banners = await restaurant.sdk.bannerList({ body });
    expect(banners.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(banners[0]).toEqual({
      id: 'first',
      image: '/media/demo/one.avif',
      image_alt: 'demo One',
    });
    const highlights = await restaurant.sdk.highlightList({ body });
    expect(highlights.map(({ highlight_image }) => highlight_image)).toEqual([
      '/media/demo/family.avif',
    ]);
  });

  test('is another one nowhere else', async () => {
    await seedCompany(restaurant.db, 'rival');
    const { sdk } = restaurant;
    const body = { company_id: 'rival' };
    const path = { companyId: 'rival' };
    const asked = await Promise.allSettled([
      sdk.bannerList({ body }),
      sdk.highlightList({ body }),
      sdk.branchList({ path, body: {} }),
      sdk.dishCategoryList({ path, body: nobody }),
    ]);
    expect(asked).toMatchObject([
      { reason: { code: 'COMPANY_NOT_FOUND' } },
      { reason: { code: 'COMPANY_NOT_FOUND' } },
      { reason: { code: 'NOT_FOUND' } },
      { reason: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('branches', () => {
  const list = (body: object) => restaurant.sdk.branchList({ path: { companyId: 'demo' }, body });

  test('come in the company’s order, or nearest first with distances', async () => {
    const anywhere = await list({});
    expect(anywhere.map(({ id, distance }) => [id, distance])).toEqual([
      [KLANG, null],
      [SS2, null],
    ]);
    const near = await list({ latitude: '3.12', longitude: '101.62', limit: 1 });
    expect(near.map(({ id, distance }) => [id, distance])).toEqual([[SS2, 0.3]]);
  });

  test('tell whether they are open and when they will be', async () => {
    const detail = () => restaurant.sdk.branchDetail({ path: { id: SS2 }, body: {} });
    expect(await detail()).toMatchObject({
      status: 'Open',
      address: '12, Jalan SS 2/24, 47300 Petaling Jaya, Selangor',
      start_hour: '10:00',
      close_hour: '22:00',
      start_time: '2026-11-21T10:00:00+08:00',
      end_time: '2026-11-21T22:00:00+08:00',
      next_open_time: null,
      is_able_reservation: 1,
    });
    restaurant.clock.set(at('2026-11-21T22:00'));
    expect(await detail()).toMatchObject({
      status: 'Closed',
      next_open_time: '2026-11-22T10:00:00+08:00',
    });
  });

  test('offer tables at their own wall-clock times, where they take reservations', async () => {
    const detail = (id: string) => restaurant.sdk.branchDetail({ path: { id }, body: {} });
    const [today] = (await detail(SS2)).date_dropdown_list ?? [];
    expect(today).toMatchObject({ date: '2026-11-21' });
    expect(today?.time_list.at(0)).toBe('12:45');
    expect((await detail(KLANG)).date_dropdown_list).toEqual([]);
  });

  test('that are gone are gone', async () => {
    await restaurant.db.execute(sql`update branches set retired = true where id = ${SS2}`);
    expect((await list({})).map(({ id }) => id)).toEqual([KLANG]);
    const path = { id: SS2 };
    await expect(restaurant.sdk.branchDetail({ path, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(restaurant.sdk.branchAvailableHour({ path })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('offer times by the day, beginning after the time an order needs', async () => {
    const hours = await restaurant.sdk.branchAvailableHour({ path: { id: SS2 } });
    expect(hours).toMatchObject({
      branch_id: SS2,
      status: 'Open',
      time_zone: 'Asia/Kuala_Lumpur',
      asap_minutes: 35,
      asap_time: '2026-11-21T12:35:00+08:00',
      next_open_time: null,
    });
    expect(hours.date_list).toHaveLength(7);
    expect(hours.date_list[0]?.time_list.at(0)).toBe('2026-11-21T12:45:00+08:00');
  });
});

describe('the menu', () => {
  const dishes = (category: string, branch = SS2, body: object = nobody) =>
    restaurant.sdk.dishList({ path: { branch_id: branch, category_id: category }, body });

  test('has categories with what the viewer has of them', async () => {
    await restaurant.sdk.cartCreate({ body: addition() });
    const categories = await restaurant.sdk.dishCategoryList({ ...ofDemo, body: as(GUEST) });
    expect(categories).toEqual([
      { id: 'rice', name: 'demo Rice', image: '/media/demo/rice.avif', cart_qty: 2 },
      { id: 'drinks', name: 'demo Drinks', image: '/media/demo/drinks.avif', cart_qty: 0 },
    ]);
    const seenByNobody = await restaurant.sdk.dishCategoryList(ofDemo);
    expect(seenByNobody.map(({ cart_qty }) => cart_qty)).toEqual([0, 0]);
  });

  test('comes whole or by category, as the branch has it', async () => {
    const whole = await dishes('all');
    expect(whole.map(({ id, stock_status }) => [id, stock_status])).toEqual([
      ['claypot', 'In Stock'],
      ['crab', 'In Stock'],
      ['soup', 'Sold Out'],
      ['tea', 'In Stock'],
    ]);
    expect((await dishes('drinks')).map(({ id }) => id)).toEqual(['tea']);
    expect((await dishes('all', KLANG)).map(({ id }) => id)).toEqual(['durian', 'tea']);
  });

  test('shows a dish with its price, picture and place', async () => {
    const [claypot] = await dishes('rice');
    expect(claypot).toEqual({
      id: 'claypot',
      dish_category_id: 'rice',
      name: 'claypot',
      description: 'claypot on a plate',
      price: 1890,
      price_after_discount: null,
      dish_image: [{ image: '/media/demo/claypot.avif' }],
      stock_status: 'In Stock',
      cart_qty: 0,
      point: 10,
      tags: [],
      has_options: true,
    });
  });

  test('counts what is in a cart of this branch', async () => {
    await restaurant.sdk.cartCreate({ body: addition({ item_id: 'tea', variation: [] }) });
    expect(await dishes('drinks', SS2, as(GUEST))).toMatchObject([{ id: 'tea', cart_qty: 2 }]);
    expect(await dishes('drinks', KLANG, as(GUEST))).toMatchObject([
      {},
      { id: 'tea', cart_qty: 0 },
    ]);
  });

  test('has no portion left of what is sold to the last', async () => {
    await restaurant.db.execute(
      sql`update branch_dishes set portions_left = 0 where dish_id = 'crab'`,
    );
    expect(await dishes('rice')).toMatchObject([{}, { id: 'crab', stock_status: 'Sold Out' }, {}]);
  });

  test('knows no other branch and no other category', async () => {
    await expect(dishes('all', 'nowhere')).rejects.toMatchObject({ status: 404 });
    await expect(dishes('nothing')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a dish', () => {
  const detail = (dish_id: string, sdk = restaurant.sdk) =>
    sdk.dishDetail({ path: { branch_id: SS2, dish_id }, body: nobody });

  test('comes with its options in both languages', async () => {
    const { dish_option } = await detail('claypot');
    expect(
      dish_option.map((group) => [group.id, group.is_required, group.min_qty, group.max_qty]),
    ).toEqual([
      ['extras', 0, 0, 2],
      ['greens', 0, 2, 3],
      ['size', 1, 1, 1],
    ]);
    expect(dish_option[2]).toMatchObject({
      option_type: 'radio',
      default_variation_id: 'regular',
      dish_option_variation: [{ id: 'large', additional_price: 400, additional_point: 1 }, {}],
    });
    const chinese = await detail('claypot', restaurant.sdkOf('demo', 'zh_CN'));
    expect(chinese.dish_option[2]?.option_name).toBe('中文size');
  });

  test('falls back to English where there is no Chinese', async () => {
    await restaurant.db.execute(sql`update dishes set name = '{"en": "Plain"}' where id = 'tea'`);
    expect((await detail('tea', restaurant.sdkOf('demo', 'zh_CN'))).name).toBe('Plain');
  });

  test('shows nothing retired', async () => {
    await restaurant.db.execute(sql`update dish_options set retired = true where id = 'greens'`);
    await restaurant.db.execute(
      sql`update dish_option_variations set retired = true where id = 'large'`,
    );
    const { dish_option } = await detail('claypot');
    expect(dish_option.map(({ id }) => id)).toEqual(['extras', 'size']);
    expect(dish_option[1]?.dish_option_variation.map(({ id }) => id)).toEqual(['regular']);
  });

  test('of another branch, or of none, is not there', async () => {
    await expect(detail('durian')).rejects.toMatchObject({ status: 404 });
    await expect(detail('nothing')).rejects.toMatchObject({ status: 404 });
  });
});
