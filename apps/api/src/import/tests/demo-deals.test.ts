import { join } from 'node:path';
import { sellingPrice } from '@claypot/domain/pricing';
import { createSdk, type Sdk } from '@claypot/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../contract/testing.ts';
import { handlers } from '../../generated/handlers.ts';
import { openTestDb, type TestDb } from '../../platform/db/testing/open-test-db.ts';
import { toId } from '../../shared/to-id.ts';
import { importRestaurant } from '../import-restaurant.ts';

let db: TestDb;
let sdk: Sdk;
beforeAll(async () => {
  db = await openTestDb();
  await importRestaurant(db, join(import.meta.dirname, '../../../demo'));
  const server = createTestServer({ db, handlers });
  sdk = createSdk({
    baseUrl: 'http://demo.localhost:8080/api',
    fetch: (request) => server.fetch(request),
    language: () => 'en',
  });
});
afterAll(() => db.close());

const COMPANY = toId('demo', 'company');
const BANGSAR = toId('demo', 'branch', 'bangsar');
const GATHER = toId('demo', 'hot-deal', 'gathering-20-off');
const HALF_PRICE = toId('demo', 'hot-deal', 'second-chicken-claypot-half-price');

const listOf = async (branch_id: string) =>
  (
    await sdk.packageList({
      path: { companyId: COMPANY, branch_id },
      body: { customer_id: null, guest_id: null },
    })
  ).filter(({ hot_deal_id }) => hot_deal_id !== null);
const detailOf = (branch_id: string, hot_deal_id: string) =>
  sdk.hotDealDetail({ path: { branch_id, hot_deal_id } });

describe('hot deals of the demo', () => {
  it('show the same payable minimum price in list and detail at every branch', async () => {
    const branches = await sdk.branchList({
      path: { companyId: COMPANY },
      body: { latitude: null, longitude: null },
    });
    for (const branch of branches) {
      for (const deal of await listOf(branch.id)) {
        const { package_list, price } = await detailOf(branch.id, deal.id);
        const inStock = package_list.filter(({ stock_status }) => stock_status === 'In Stock');
        // The other required choices of the demo start at no additional price.
        const lowest = Math.min(...inStock.map(sellingPrice));
        expect([price, sellingPrice(deal)], `${deal.package_name}, ${branch.branch_name}`).toEqual([
          lowest,
          lowest,
        ]);
      }
    }
  });

  it('exclude the package that is sold out at Bangsar from the price', async () => {
    const listed = (await listOf(BANGSAR)).find(({ id }) => id === GATHER);
    expect(listed).toMatchObject({ price: 11800, price_after_discount: 7920 });
    expect(await detailOf(BANGSAR, GATHER)).toMatchObject({
      price: 7920,
      stock_status: 'In Stock',
      package_list: [{ stock_status: 'Sold Out' }, { stock_status: 'In Stock' }],
    });
    const elsewhere = toId('demo', 'branch', 'cheras');
    expect(await detailOf(elsewhere, GATHER)).toMatchObject({ price: 2390 });
  });

  it('mark the sold-out soup', async () => {
    const { hot_deal_option } = await detailOf(BANGSAR, HALF_PRICE);
    expect(hot_deal_option[0]?.hot_deal_option_variation).toMatchObject([
      { stock_status: 'In Stock' },
      { variation_name: 'Watercress soup', stock_status: 'Sold Out' },
    ]);
  });
});
