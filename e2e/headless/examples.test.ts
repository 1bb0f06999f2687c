import { readFileSync } from 'node:fs';
import { createApp } from '@claypot/domain/app';
import { createNodePorts } from '@claypot/domain/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { runKiosk } from '../../packages/domain/examples/kiosk.ts';
import { arrive, fillCart, order } from '../../packages/domain/examples/place-an-order.ts';
import { recoverLostReply } from '../../packages/domain/examples/recover-a-lost-reply.ts';

const SERVER = 'http://demo.localhost:8080';
const EXAMPLES = new URL('../../packages/domain/examples/', import.meta.url);

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

test('place-an-order places an order through the machines', async () => {
  const app = await arrive(createNodePorts({ server: SERVER, send: restaurant.fetch }));
  await fillCart(app);
  const placed = await order(app);
  app.stop();
  expect(placed).toMatchObject({
    status: 'unpaid',
    payment_url: expect.stringMatching(/^\/sandbox\/pay\/./),
  });
  expect(restaurant.reported).toEqual([]);
});

test('recover-a-lost-reply creates one order after a lost reply and a power cut', async () => {
  const { order: recoveredOrder, orders, sent } = await recoverLostReply(SERVER, restaurant.fetch);
  expect(recoveredOrder?.status).toBe('unpaid');
  expect({ orders, sent }).toEqual({ orders: 1, sent: 1 });
});

test('a kiosk prints the menu, then number and amount of the order that it places', async () => {
  // No size of the claypot is chosen for the customer.
  await restaurant.db.execute(sql`update dish_options set default_variation_id = null`);
  const lines: string[] = [];
  const placed: unknown[] = [];
  const send = async (request: Request) => {
    const reply = await restaurant.fetch(request);
    if (request.url.endsWith('/cart/create_order')) placed.push(await reply.clone().json());
    return reply;
  };
  const app = createApp(createNodePorts({ server: SERVER, send }), { subdomain: 'demo' });
  const { number, total } = await runKiosk(app, 'ss2', (line) => lines.push(line));
  const amount = (total / 100).toFixed(2);
  expect(placed).toMatchObject([
    { data: { data: { sales_order_tx_id: number, final_total_amount: amount } } },
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^\S.*: RM \d+\.\d\d$/));
  expect(lines.at(-1)).toBe(`Order ${number}: RM ${amount}`);
  expect(restaurant.reported).toEqual([]);
});

test.each(['kiosk.ts', 'place-an-order.ts', 'recover-a-lost-reply.ts'])(
  '%s has fewer than 64 lines',
  (name) => {
    const lines = readFileSync(new URL(name, EXAMPLES), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThan(64);
  },
);
