/** Runs a client from another generator of the same contract against the real server. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RequestBody, SuccessEnvelope } from '@claypot/sdk/contract-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, GUEST, openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';

/** Result of an operation: the envelope of a success or of an error. */
interface Answer<Operation extends 'cartCreate' | 'cartLoad'> {
  readonly data?: SuccessEnvelope<Operation>;
  readonly error?: unknown;
}

/** The part of the generated client under test. */
interface OtherClient {
  readonly client: { setConfig(config: { baseUrl: string; fetch: typeof fetch }): void };
  cartCreate(options: { body: RequestBody<'cartCreate'> }): Promise<Answer<'cartCreate'>>;
  cartLoad(options: { body: RequestBody<'cartLoad'> }): Promise<Answer<'cartLoad'>>;
}

const GENERATOR = resolve(
  import.meta.dirname,
  '../../../../../packages/sdk/scripts/generate-other-clients.ts',
);

const folder = mkdtempSync(join(tmpdir(), 'other-clients-'));
let restaurant: Restaurant;
let other: OtherClient;

beforeAll(async () => {
  restaurant = await openRestaurant();
  execFileSync(process.execPath, [GENERATOR, folder]);
  const { client } = await import(join(folder, 'customer/hey-api/client.gen.ts'));
  other = { client, ...(await import(join(folder, 'customer/hey-api/index.ts'))) };
  client.setConfig({
    baseUrl: 'http://demo.localhost:8080/api',
    fetch: (request: Request) => restaurant.fetch(request),
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await restaurant.close();
});

test('adds a dish to a cart and loads the cart', async () => {
  const dish = { item_id: 'claypot', type: 'dish', qty: 2, branch_id: SS2 } as const;
  const size = { dish_option_id: 'size', dish_option_variation_id: 'large' };
  const added = await other.cartCreate({ body: { ...as(GUEST), ...dish, variation: [size] } });
  expect(added.error).toBeUndefined();
  const { data } = await other.cartLoad({ body: as(GUEST) });
  expect(data?.data.lines).toMatchObject([{ qty: 2, price: '22.90' }]);
});

test('returns the error code that the contract declares', async () => {
  const dish = { item_id: 'no-such-dish', type: 'dish', qty: 1, branch_id: SS2 } as const;
  const { error } = await other.cartCreate({ body: { ...as(GUEST), ...dish, variation: [] } });
  expect(error).toMatchObject({ msgCode: 'NOT_FOUND' });
});
