import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createNodePorts } from '../../packages/domain/examples/node-ports.ts';
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
  const app = await arrive(createNodePorts(SERVER, restaurant.fetch));
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

test.each(['place-an-order.ts', 'recover-a-lost-reply.ts'])(
  '%s has fewer than 64 lines',
  (name) => {
    const lines = readFileSync(new URL(name, EXAMPLES), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThan(64);
  },
);
