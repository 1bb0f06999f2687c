import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { decide, orderOf, placeOrder } from '../../../testing/ordering.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { Sandbox } from './sandbox.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return restaurant.fetch(new Request(`http://demo.localhost:8080${path}`, { headers }));
}

describe('card page', () => {
  test('shows the amount, the merchant and that no money moves', async () => {
    const placed = await placeOrder(restaurant);
    const answer = await open(placed.payment_url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<html lang="en">');
    for (const text of ['Sandbox – no money moves', 'demo House', 'RM\u00a045.80']) {
      expect(page).toContain(text);
    }
    expect(page).toContain(placed.sales_order_tx_id);
  });

  test('returns to the app with left=1 when the customer leaves unpaid', async () => {
    const { payment_url } = await placeOrder(restaurant);
    expect(await (await open(payment_url)).text()).toMatch(
      /href="\/orderConfirmation\?left=1#receipt=[\w-]+\.[\w-]{43}"/,
    );
  });

  test('uses the language chosen in the app, otherwise that of the browser', async () => {
    const { payment_url } = await placeOrder(restaurant);
    const chinese = { 'accept-language': 'zh-CN' };
    expect(await (await open(payment_url, chinese)).text()).toContain('中文demo House');
    const chosen = await open(payment_url, { ...chinese, cookie: 'claypot_lang=en' });
    expect(await chosen.text()).toContain('Amount to pay');
  });

  test('forbids scripts, caching and a cross-origin referrer', async () => {
    const { payment_url } = await placeOrder(restaurant);
    const { headers } = await open(payment_url);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self';/,
    );
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const style = await open('/sandbox/pay.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('returns 404 for an unknown token', async () => {
    const answer = await open('/sandbox/pay/nothing');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('No such payment');
    expect(
      (await decide(restaurant, { payment_url: '/sandbox/pay/nothing' }, 'approved')).status,
    ).toBe(404);
  });

  test('escapes the merchant name', async () => {
    const name = JSON.stringify({ en: '<script>alert(1)</script>' });
    await restaurant.db.execute(sql`update companies set company_name = ${name}`);
    const { payment_url } = await placeOrder(restaurant);
    const page = await (await open(payment_url)).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('payment decision', () => {
  test.each([
    ['approved', 'PREPARING', null],
    ['declined', 'CANCELLED', 'PAYMENT_DECLINED'],
    ['cancelled', 'CANCELLED', 'CUSTOMER_CANCELLED'],
  ] as const)(
    '%s redirects to the restaurant and settles the order',
    async (outcome, status, reason) => {
      const placed = await placeOrder(restaurant);
      const answer = await decide(restaurant, placed, outcome);
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(
        new RegExp(`^/orderConfirmation#receipt=${placed.id}\\.[\\w-]{43}$`),
      );
      expect(await orderOf(restaurant, placed)).toMatchObject({ status, cancel_reason: reason });
      expect(await (await open(placed.payment_url)).text()).toContain(`data-state="${outcome}"`);
    },
  );

  test('counts only the first decision', async () => {
    const placed = await placeOrder(restaurant);
    await decide(restaurant, placed, 'declined');
    await decide(restaurant, placed, 'approved');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'CANCELLED' });
  });

  test('is not confirmed while the server rejects the notification, and settles when repeated', async () => {
    const placed = await placeOrder(restaurant);
    const { clock, db } = restaurant;
    const rejecting = new Sandbox({
      db,
      clock,
      random: { token: () => 'unused' },
      secret: 'secret',
      prefix: '/sandbox',
      notifyUrl: 'http://demo.localhost:8080/',
      deliver: async () => new Response(null, { status: 503 }),
    });
    const token = placed.payment_url.replace('/sandbox/pay/', '');
    await expect(rejecting.decide(token, 'approved')).rejects.toThrow('did not accept');
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
    expect((await decide(restaurant, placed, 'approved')).status).toBe(303);
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'PREPARING' });
  });

  test('redirects to the page when the outcome is invalid', async () => {
    const placed = await placeOrder(restaurant);
    const body = new URLSearchParams({ outcome: 'free' });
    const answer = await restaurant.fetch(
      new Request(`http://demo.localhost:8080${placed.payment_url}`, { method: 'POST', body }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, placed.payment_url]);
    expect(await orderOf(restaurant, placed)).toMatchObject({ status: 'MAKING PAYMENT' });
  });
});
