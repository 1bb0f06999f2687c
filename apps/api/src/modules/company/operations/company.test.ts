import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, sql } from '../../../platform/db/sql.ts';
import { at, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { seedCompany } from '../../../testing/seed/seed.ts';
import { both } from '../../../testing/texts.ts';
import { offerVoucher } from '../../../testing/vouchers.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const ANONYMOUS = { customer_id: null, guest_id: null };

describe('company', () => {
  test('is found by its subdomain at any host', async () => {
    await seedCompany(restaurant.db, 'rival');
    const company = await restaurant.sdk.companyInfo({ body: { subdomain: 'rival' } });
    expect(company).toMatchObject({
      id: 'rival',
      company_name: 'rival House',
      company_logo: '/media/rival/logo.svg',
      max_discount_amount: 1000,
      topup_amounts: [5000, 10_000, 20_000, 50_000, 100_000],
      family_day: null,
      facebook_url: null,
      company_offer: '',
      time_zone: 'Asia/Kuala_Lumpur',
    });
  });

  test('has its family day in the requested language', async () => {
    const day = { name: both('Day'), day: 22, percent: 22, terms: both('Dine in') };
    await restaurant.db.execute(sql`update companies set family_day = ${json(day)}`);
    const body = { subdomain: 'demo' };
    expect((await restaurant.sdk.companyInfo({ body })).family_day).toEqual({
      name: 'Day',
      day: 22,
      percent: 22,
      terms: 'Dine in',
    });
    const chinese = await restaurant.sdkOf('demo', 'zh_CN').companyInfo({ body });
    expect(chinese.family_day?.name).toBe('中文Day');
  });

  test('is taken from the host when the subdomain is localhost', async () => {
    await seedCompany(restaurant.db, 'rival');
    const body = { subdomain: 'localhost' };
    expect(await restaurant.sdkOf('rival').companyInfo({ body })).toMatchObject({ id: 'rival' });
    await expect(restaurant.sdkOf('none').companyInfo({ body })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
  });

  test('returns 404 for an unknown subdomain', async () => {
    await expect(restaurant.sdk.companyInfo({ body: { subdomain: 'none' } })).rejects.toMatchObject(
      {
        status: 404,
        code: 'COMPANY_NOT_FOUND',
      },
    );
  });

  test('is shown in Chinese if requested', async () => {
    const sdk = restaurant.sdkOf('demo', 'zh_CN');
    expect(await sdk.companyInfo({ body: { subdomain: 'demo' } })).toMatchObject({
      company_name: '中文demo House',
    });
  });

  test('lists banners and highlights in its own order', async () => {
    const body = { company_id: 'demo' };
    const banners = await restaurant.sdk.bannerList({ body });
    expect(banners.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(banners[0]).toEqual({
      id: 'first',
      image: '/media/demo/one.avif',
      image_alt: 'demo One',
      opens: null,
    });
    const highlights = await restaurant.sdk.highlightList({ body });
    expect(highlights.map(({ highlight_image }) => highlight_image)).toEqual([
      '/media/demo/family.avif',
    ]);
  });

  test('returns the hours at which a highlight is shown', async () => {
    const { db, sdk } = restaurant;
    const hours = async () =>
      (await sdk.highlightList({ body: { company_id: 'demo' } })).map((each) => each.hours);
    expect(await hours()).toEqual([null]);
    await db.execute(sql`
      update highlights set shown_from = '07:00', shown_until = '11:00' where company_id = 'demo'`);
    expect(await hours()).toEqual([{ from: '07:00', until: '11:00' }]);
  });

  test('returns the audience of a highlight', async () => {
    const { db, sdk } = restaurant;
    await db.execute(sql`update highlights set audience = 'guests' where company_id = 'demo'`);
    const [highlight] = await sdk.highlightList({ body: { company_id: 'demo' } });
    expect(highlight?.audience).toBe('guests');
  });

  test('links a banner to an item only while it is sold', async () => {
    const { db, sdk } = restaurant;
    const body = { company_id: 'demo' };
    const opens = async () => (await sdk.bannerList({ body })).map((banner) => banner.opens);
    await db.execute(sql`
      update banners set opens_kind = 'dish', opens_id = (
        select id from dishes where company_id = 'demo' and not retired order by id limit 1)
      where company_id = 'demo' and id = 'first'`);
    await db.execute(sql`
      update banners set opens_kind = 'booking' where company_id = 'demo' and id = 'second'`);
    const [dish, page] = await opens();
    expect(dish).toMatchObject({ kind: 'dish' });
    expect(page).toEqual({ kind: 'booking', id: null });
    await db.execute(sql`
      update dishes set retired = true where company_id = 'demo' and id = ${dish?.id ?? ''}`);
    expect(await opens()).toEqual([null, { kind: 'booking', id: null }]);
    await db.execute(sql`
      update dishes set retired = false where company_id = 'demo' and id = ${dish?.id ?? ''}`);
    const id = await offerVoucher(restaurant);
    await db.execute(sql`
      update banners set opens_kind = 'voucher', opens_id = ${id} where id = 'second'`);
    expect((await opens())[1]).toEqual({ kind: 'voucher', id });
    await db.execute(sql`update vouchers set retired = true where id = ${id}`);
    expect((await opens())[1]).toBeNull();
    await db.execute(sql`update banners set opens_kind = null, opens_id = null`);
  });

  test('lists published news, newest first', async () => {
    const { db, sdk, sdkOf } = restaurant;
    const item = (id: string, image: string | null, when: string) => sql`
      ('demo', ${id}, ${json(both(id))}, ${json(both(`${id} content`))}, ${image}, ${at(when)})`;
    await db.execute(sql`
      insert into news (company_id, id, title, content, image, published_at)
      values ${item('old', 'old.avif', '2026-10-01T10:00')},
        ${item('new', null, '2026-11-21T12:00')}, ${item('coming', null, '2026-11-21T12:01')},
        ${item('withdrawn', null, '2026-11-20T10:00')}`);
    await db.execute(sql`update news set retired = true where id = 'withdrawn'`);
    expect(await sdk.news({})).toEqual([
      {
        id: 'new',
        title: 'new',
        content: 'new content',
        image: null,
        published_at: '2026-11-21T12:00:00+08:00',
      },
      expect.objectContaining({ id: 'old', image: '/media/demo/old.avif' }),
    ]);
    expect((await sdkOf('demo', 'zh_CN').news({})).map(({ title }) => title)).toEqual([
      '中文new',
      '中文old',
    ]);
    await seedCompany(db, 'rival');
    expect(await sdkOf('rival').news({})).toEqual([]);
  });

  test('returns 404 at other endpoints for another company’s id', async () => {
    await seedCompany(restaurant.db, 'rival');
    const { sdk } = restaurant;
    const body = { company_id: 'rival' };
    const path = { companyId: 'rival' };
    const results = await Promise.allSettled([
      sdk.bannerList({ body }),
      sdk.highlightList({ body }),
      sdk.branchList({ path, body: {} }),
      sdk.dishCategoryList({ path, body: ANONYMOUS }),
    ]);
    expect(results).toMatchObject([
      { reason: { code: 'COMPANY_NOT_FOUND' } },
      { reason: { code: 'COMPANY_NOT_FOUND' } },
      { reason: { code: 'NOT_FOUND' } },
      { reason: { code: 'NOT_FOUND' } },
    ]);
  });
});
