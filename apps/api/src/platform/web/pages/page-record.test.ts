import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { pageRecord } from './page-record.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
});
afterAll(() => restaurant.close());

it('contains all fields of the company except its long texts and its colour', async () => {
  const company = await restaurant.sdk.companyInfo({ body: { subdomain: 'demo' } });
  const { company_about, company_programme, company_tnc, ...others } = company;
  const { company_privacy, company_refund_return, ...record } = others;
  expect([company_about, company_tnc, company_privacy, company_refund_return]).not.toContain('');
  expect(company_programme).toBe('');
  expect(pageRecord({ ...company, brand_color: '#1d4ed8' })).toEqual(record);
});
