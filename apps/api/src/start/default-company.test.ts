import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../modules/back-office/draft/tests/draft-restaurant.ts';
import { openImported } from '../testing/imported.ts';
import type { Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';
import { chooseDefaultCompany } from './default-company.ts';

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openImported();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const choose = (databaseUrl: string | null, defaultCompany: string | null) =>
  chooseDefaultCompany({ databaseUrl, defaultCompany }, restaurant.db);

test('is the only company on one machine, also beside a preview of it', async () => {
  expect(await choose(null, 'unknown')).toBe('demo');
  const { sdk } = await signIn(restaurant, 'owner');
  const { version } = await sdk.draft({});
  await sdk.previewDraft({ body: { version } });
  expect(await choose(null, 'unknown')).toBe('demo');
});

test('is the configured one with several companies, or with a database of its own', async () => {
  expect(await choose('postgres://localhost/claypot', 'unknown')).toBe('unknown');
  await seedCompany(restaurant.db, 'other');
  expect(await choose(null, 'unknown')).toBe('unknown');
});
