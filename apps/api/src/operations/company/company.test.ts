import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { seedCompany } from '../../testing/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const nobody = { customer_id: null, guest_id: null };

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
