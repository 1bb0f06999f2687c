import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../modules/back-office/draft/tests/draft-restaurant.ts';
import { sql } from '../platform/db/sql.ts';
import { findCompanyOf } from '../platform/http/origin/companies.ts';
import { openImported } from '../testing/imported.ts';
import type { Restaurant } from '../testing/restaurant.ts';
import { seedCompany } from '../testing/seed/seed.ts';
import { chooseDefaultCompany, followDefaultCompany } from './default-company.ts';

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

test('is found on every instance once the first company is created', async () => {
  const { db } = restaurant;
  // As on an empty server: the only company does not exist yet.
  const rows = await db.query<{ id: string }>(sql`select id from companies`);
  let isEmpty = true;
  const empty: Pick<typeof db, 'query' | 'one' | 'execute'> = {
    ...db,
    query: async (statement) => (isEmpty ? [] : db.query(statement)),
  };
  const settings = { databaseUrl: null, defaultCompany: 'unknown' };
  const instances = [
    await followDefaultCompany(settings, empty),
    await followDefaultCompany(settings, empty),
  ];
  const find = (defaultCompany: () => Promise<string | null>) =>
    findCompanyOf(
      { db, defaultCompany, domain: null, trustedProxies: 0 },
      new Request('http://localhost:8080/home', { headers: { host: 'localhost:8080' } }),
    );
  for (const instance of instances) expect(await find(instance)).toBeNull();
  isEmpty = false;
  for (const instance of instances) expect((await find(instance))?.id).toBe(rows[0]?.id);
});
