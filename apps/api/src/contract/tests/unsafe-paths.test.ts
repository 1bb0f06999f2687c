import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { contract } from '../schema/document.ts';
import { listOperations } from '../schema/operations.ts';
import { createTestServer } from '../testing.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

/** NUL, bytes that are not UTF-8, half of a surrogate pair, and invalid percent-encoding. */
const UNSAFE = ['%00', 'rice%00.webp', '%ff', '%ed%a0%80', '%', '100%zz'];

const ask = (path: string, method: string) =>
  new Request(`http://demo.localhost:8080${path}`, { method });

/** Fills every parameter and wildcard of a path with `segment`. */
const fill = (path: string, segment: string) =>
  path.replaceAll(/:\w+|\{\w+\}/g, segment).replace('*', segment);

async function expectRejected(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const { status } = await restaurant.fetch(ask(path, method));
      expect([path, method, status]).toEqual([path, method, 400]);
    }
  }
  expect(restaurant.reported).toEqual([]);
}

test.each(UNSAFE)('returns 400 for %s on every route that is not an operation', async (segment) => {
  const patterns = Object.entries(restaurant.mounts).flatMap(([prefix, { routes }]) =>
    routes.map(({ path }) => prefix + path),
  );
  expect(patterns).toContain('/sandbox/track/:token');
  // Paths below each route are tested too, so that routes added later are covered.
  const requestPaths = patterns.flatMap((path) => [
    fill(path, segment),
    `${fill(path, 'x')}/${segment}`,
  ]);
  await expectRejected(requestPaths.filter((path) => path.includes(segment)));
  await expectRejected([`/media/${segment}/rice.webp`, `/media/demo/${segment}`, `/${segment}`]);
});

test.each(UNSAFE)('returns 400 for %s on every operation', async (segment) => {
  const paths = listOperations(contract).map(({ path }) => `/api${path}`);
  const requestPaths = paths
    .filter((path) => path.includes('{'))
    .map((path) => fill(path, segment));
  expect(requestPaths.length).toBeGreaterThan(10);
  await expectRejected([...requestPaths, `/api/${segment}`]);
});

test.each(UNSAFE)('returns 400 for %s on pages', async (segment) => {
  const web = new Hono().get('*', () => expect.unreachable('a page was asked for'));
  const server = createTestServer({ web });
  expect((await server.fetch(ask(`/menuDetail/dish/${segment}`, 'GET'))).status).toBe(400);
  expect(server.reported).toEqual([]);
});

test('ignores unsafe encodings in the query', async () => {
  const server = createTestServer({ web: new Hono().get('*', (call) => call.text('a page')) });
  for (const query of ['?a=%00', '?utm=50%off', '?%ff']) {
    expect((await server.fetch(ask(`/menu${query}`, 'GET'))).status).toBe(200);
  }
  for (const path of ['/media/demo/rice.webp', '/media/avatar/x.webp', '/sandbox/pay/x']) {
    expect((await restaurant.fetch(ask(`${path}?a=%00`, 'GET'))).status).toBe(404);
  }
  expect(restaurant.reported).toEqual([]);
});

test('accepts other scripts and emoji in the path', async () => {
  const server = createTestServer({ web: new Hono().get('*', (call) => call.text(call.req.path)) });
  const response = await server.fetch(ask('/menu/%E6%B1%A4%20%F0%9F%8D%B2%2500', 'GET'));
  expect(await response.text()).toContain('/menu/汤 🍲');
});
