import { ApiError } from '@claypot/sdk';
import { type CounterSdk, codeOf as counterCodeOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { openImported } from '../../../../testing/imported.ts';
import { checkout } from '../../../../testing/ordering.ts';
import { as, GUEST, type Restaurant } from '../../../../testing/restaurant.ts';
import { change, entryOf, signIn } from './draft-restaurant.ts';

let restaurant: Restaurant;
let manager: CounterSdk;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    manager = (await signIn(restaurant, 'manager')).sdk;
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

async function preview(): Promise<string> {
  const { version } = await manager.draft({});
  const { url } = await manager.previewDraft({ body: { version } });
  return new URL(url).hostname.split('.')[0] ?? '';
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

const pricesOf = (subdomain: string) =>
  restaurant.db.query<{ slug: string | null; price: number }>(sql`
    select d.slug, d.price from dishes d join companies c on c.id = d.company_id
    where c.subdomain = ${subdomain} and not d.retired order by d.position`);

describe('previewDraft', () => {
  test('shows the draft to a customer, while customers of the restaurant see no change', async () => {
    await change(manager, await entryOf(manager, 'dishes', 'plain-rice'), { price: '2.50' });
    const host = await preview();
    expect(await pricesOf(host)).toContainEqual({ slug: 'plain-rice', price: 250 });
    expect(await pricesOf('demo')).toContainEqual({ slug: 'plain-rice', price: 200 });
    const info = await restaurant.sdkOf(host).companyInfo({ body: { subdomain: host } });
    expect(info.company_logo).toContain(`/media/${host}/`);
    const logo = await restaurant.fetch(new Request(absolute(info.company_logo, host)));
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  test('opens at the home page of a guest at the first branch', async () => {
    const { version } = await manager.draft({});
    const { url } = await manager.previewDraft({ body: { version } });
    const { hostname, pathname, searchParams } = new URL(url);
    const branch = await restaurant.db.one<{ id: string }>(sql`
      select b.id from branches b join companies c on c.id = b.company_id
      where c.subdomain = ${hostname.split('.')[0] ?? ''} order by b.position limit 1`);
    expect([pathname, searchParams.get('branch')]).toEqual(['/home', branch?.id]);
  });

  test('takes lines into the cart, but no order and no sign-in', async () => {
    const host = await preview();
    const sdk = restaurant.sdkOf(host);
    const dish = await restaurant.db.one<{ id: string; branch_id: string }>(sql`
      select d.id, b.branch_id from dishes d join companies c on c.id = d.company_id
      join branch_dishes b on b.company_id = d.company_id and b.dish_id = d.id
      where c.subdomain = ${host} and d.slug = 'plain-rice'`);
    if (dish === null) throw new Error('The preview has no dish');
    const cart = await sdk.cartCreate({
      body: {
        ...as(GUEST),
        item_id: dish.id,
        type: 'dish',
        qty: 1,
        variation: [],
        branch_id: dish.branch_id,
        delivery_method: 'pickup',
      },
    });
    expect(cart.total_qty).toBe(1);
    const { id: company_id } = await sdk.companyInfo({ body: { subdomain: host } });
    const code = sdk.authSendOtp({ body: { company_id, phone_no: '012-345 6789' } });
    expect(await codeOf(code)).toBe('PREVIEW_ONLY');
    const order = sdk.cartCreateOrder({
      body: checkout({
        ...as(GUEST),
        branch_id: dish.branch_id,
        subtotal: cart.total_price,
        final_total_amount: cart.total_price,
      }),
      headers: { 'Idempotency-Key': 'an-order-in-a-preview' },
    });
    expect(await codeOf(order)).toBe('PREVIEW_ONLY');
  });

  test('replaces the address of the preview before', async () => {
    const first = await preview();
    const second = await preview();
    expect(await pricesOf(first)).toEqual([]);
    expect(await pricesOf(second)).toHaveLength(2);
  });

  test('ends after 24 hours', async () => {
    const host = await preview();
    restaurant.clock.set(restaurant.clock.now().add({ hours: 24 }));
    const info = restaurant.sdkOf(host).companyInfo({ body: { subdomain: host } });
    expect(await codeOf(info)).toBe('COMPANY_NOT_FOUND');
  });

  test('rejects an incomplete draft', async () => {
    await change(manager, await entryOf(manager, 'dishes', 'plain-rice'), { price: '' });
    const { version } = await manager.draft({});
    const failure = await manager
      .previewDraft({ body: { version } })
      .catch((error: unknown) => error);
    expect(counterCodeOf(failure)).toBe('DRAFT_INVALID');
  });
});

function absolute(url: string, host: string): string {
  return new URL(url, `http://${host}.localhost:8080`).href;
}
