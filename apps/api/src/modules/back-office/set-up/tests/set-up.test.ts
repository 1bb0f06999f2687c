import { ApiError } from '@claypot/sdk';
import { codeOf, errorDataOf } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { counterClient } from '../../../../testing/counter.ts';
import { afterLocked } from '../../../../testing/db/locked-rows.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { openSetUp } from '../token/open-set-up.ts';
import { DETAILS, OWNER, SHEET, setUpClient } from './set-up-testing.ts';

const TOKENS = { first: 'a'.repeat(43), second: 'b'.repeat(43) };

let restaurant: Restaurant;
let client: ReturnType<typeof setUpClient>;

beforeAll(async () => {
  restaurant = await openRestaurant(async () => undefined);
});
afterAll(() => restaurant.close());
beforeEach(async () => {
  await restaurant.reset();
  await openWith(TOKENS.first);
  client = setUpClient(restaurant, TOKENS.first);
});

const openWith = (token: string) => openSetUp(restaurant.db, { token: () => token }, NOON);

async function codeFrom(request: Promise<unknown>): Promise<string> {
  return request.then(
    () => 'OK',
    (error: unknown) => codeOf(error),
  );
}

async function branchId(): Promise<string> {
  const branch = await restaurant.db.one<{ id: string }>(sql`select id from branches`);
  if (branch === null) throw new Error('There is no branch');
  return branch.id;
}

async function count(table: 'companies' | 'staff' | 'dishes' | 'media' | 'set_up_files') {
  const tables = {
    companies: sql`companies`,
    staff: sql`staff`,
    dishes: sql`dishes`,
    media: sql`media`,
    set_up_files: sql`set_up_files`,
  };
  const row = await restaurant.db.one<{ n: number }>(
    sql`select count(*)::int as n from ${tables[table]}`,
  );
  return row?.n;
}

test('creates a restaurant: its owner signs in, and customers see its menu', async () => {
  await client.store('menu', 'menu.csv', SHEET);
  const created = await client.create();
  expect(created).toEqual({
    subdomain: 'lotus',
    origin: 'http://lotus.localhost:8080',
    poster: '/m/bangsar/poster',
  });

  const counter = counterClient(restaurant, { company: 'lotus' });
  const { login, password } = OWNER;
  const session = await counter.sdk.signIn({ body: { login, password, code: null } });
  expect(session.person).toMatchObject({ name: 'Tan Mei Ling', role: 'owner' });

  const customer = restaurant.sdkOf('lotus');
  const company = await customer.companyInfo({ body: { subdomain: 'lotus' } });
  expect(company).toMatchObject({ company_name: 'Lotus & Friends', company_phone: '+60322015512' });
  const dishes = await customer.dishList({
    path: { branch_id: await branchId(), category_id: 'all' },
    body: {},
  });
  expect(dishes.map(({ name }) => name)).toContain('Roast Pork Rice');
  expect(await count('dishes')).toBe(4);
  expect(await count('set_up_files')).toBe(0);
});

test('records the first owner', async () => {
  await client.create();
  const events = await restaurant.db.query<{ operation: string; staff_id: string | null }>(
    sql`select operation, staff_id from staff_events`,
  );
  expect(events).toEqual([{ operation: 'setUp', staff_id: null }]);
});

test('opens without a menu file, with one empty category', async () => {
  expect(await client.state()).toEqual({ logo: null, menu: null });
  await client.create();
  expect(await count('dishes')).toBe(0);
});

test('rejects a wrong token, also without one', async () => {
  const stranger = setUpClient(restaurant, TOKENS.second);
  expect(await codeFrom(stranger.state())).toBe('SET_UP_TOKEN_INVALID');
  expect(await codeFrom(stranger.create())).toBe('SET_UP_TOKEN_INVALID');
  expect(await codeFrom(stranger.store('menu', 'menu.csv', SHEET))).toBe('SET_UP_TOKEN_INVALID');
  expect(await count('set_up_files')).toBe(0);
  const without = await restaurant.fetch(
    new Request('http://localhost:8080/api/counter/set_up', {
      headers: { 'x-claypot-counter': '1' },
    }),
  );
  expect(without.status).toBe(403);
});

test('limits the wrong tokens of an address, and not those of others', async () => {
  const stranger = setUpClient(restaurant, TOKENS.second, { address: '198.51.100.7' });
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await codeFrom(stranger.state())).toBe('SET_UP_TOKEN_INVALID');
  }
  expect(await codeFrom(stranger.state())).toBe('TOO_MANY_REQUESTS');
  expect(await codeFrom(client.state())).toBe('OK');
});

test('a restart invalidates the token before it and keeps the files', async () => {
  await client.store('menu', 'menu.csv', SHEET);
  await openWith(TOKENS.second);
  expect(await codeFrom(client.state())).toBe('SET_UP_TOKEN_INVALID');
  const again = await setUpClient(restaurant, TOKENS.second).state();
  expect(again.menu).toMatchObject({ file_name: 'menu.csv', dish_count: 4 });
});

test('opens no set-up for a server with a company', async () => {
  await client.create();
  expect(await openWith(TOKENS.second)).toBeNull();
  const other = setUpClient(restaurant, TOKENS.second);
  expect(await codeFrom(other.state())).toBe('SET_UP_CLOSED');
});

test('uses the token up', async () => {
  await client.create();
  expect(await codeFrom(client.state())).toBe('SET_UP_CLOSED');
  expect(await codeFrom(client.create(DETAILS, OWNER, 'set-up-key-000002'))).toBe('SET_UP_CLOSED');
});

test('a repeated request returns the same company, and another body conflicts', async () => {
  const first = await client.create();
  expect(await client.create()).toEqual(first);
  const other = { ...DETAILS, restaurant: { ...DETAILS.restaurant, subdomain: 'other' } };
  expect(await codeFrom(client.create(other))).toBe('IDEMPOTENCY_CONFLICT');
  expect(await count('companies')).toBe(1);
  expect(await count('staff')).toBe(1);
});

test('two set-ups at once create one company', async () => {
  const other = { ...DETAILS, restaurant: { ...DETAILS.restaurant, subdomain: 'other' } };
  const codes = await Promise.all([
    codeFrom(client.create(DETAILS, OWNER, 'set-up-key-000001')),
    codeFrom(client.create(other, OWNER, 'set-up-key-000002')),
  ]);
  expect(codes.toSorted()).toEqual(['OK', 'SET_UP_CLOSED']);
  expect(await count('companies')).toBe(1);
  expect(await count('staff')).toBe(1);
});

test('a set-up waits for another one with its token, and reads the token again', async () => {
  const code = await afterLocked(
    restaurant.db,
    (tx) => tx.execute(sql`select token_hash from set_ups for update`),
    () => codeFrom(client.create()),
    (tx) => tx.execute(sql`delete from set_ups`),
  );
  expect(code).toBe('SET_UP_TOKEN_INVALID');
  expect(await count('companies')).toBe(0);
});

test('a failure half way leaves nothing, and the token works afterwards', async () => {
  await client.store('menu', 'menu.csv', SHEET);
  // The owner is written last, so everything else has been written when this fails.
  await restaurant.db.execute(
    sql`alter table staff_events add constraint broken check (operation <> 'setUp')`,
  );
  expect(await codeFrom(client.create())).toBe('ERROR');
  for (const table of ['companies', 'staff', 'dishes', 'media'] as const) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  await restaurant.db.execute(sql`alter table staff_events drop constraint broken`);
  expect((await client.state()).menu?.file_name).toBe('menu.csv');
  expect(await codeFrom(client.create())).toBe('OK');
});

test.each([
  ['reserved', 'admin'],
  ['reserved', 'preview-lotus'],
  ['not_latin', '莲花'],
  ['not_latin', 'lоtus'],
  ['format', 'Lotus Kitchen'],
])('rejects the %s subdomain %j', async (reason, subdomain) => {
  const details = { ...DETAILS, restaurant: { ...DETAILS.restaurant, subdomain } };
  const problems = [{ field: 'subdomain', reason, message: null }];
  expect(await client.plan(details)).toEqual({ problems });
  const rejected = await client.create(details).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(ApiError);
  expect(errorDataOf(rejected, 'SET_UP_INVALID')).toEqual({ problems });
  expect(await count('companies')).toBe(0);
});

test.each(['en', 'zh_CN'] as const)('describes wrong details in %s', async (language) => {
  const own = setUpClient(restaurant, TOKENS.first, { language });
  const { problems } = await own.plan({
    restaurant: { ...DETAILS.restaurant, phone: 'no phone' },
    branch: {
      ...DETAILS.branch,
      hours: DETAILS.branch.hours.map((day) => ({ ...day, close: day.open })),
    },
  });
  expect(problems.map(({ field }) => field)).toEqual(['phone', 'hours']);
  const messages = problems.map(({ message }) => message ?? '');
  expect(messages.filter((text) => /\p{Script=Han}/u.test(text))).toEqual(
    language === 'zh_CN' ? messages : [],
  );
});

test('reports a login that is no number or address, a common password and a simple PIN', async () => {
  const asOwner = (changes: Partial<typeof OWNER>) =>
    client.create(DETAILS, { ...OWNER, ...changes });
  const rejected = await asOwner({ login: 'mei' }).catch((error: unknown) => error);
  expect(errorDataOf(rejected, 'SET_UP_INVALID')?.problems).toEqual([
    { field: 'login', reason: 'invalid', message: null },
  ]);
  expect(await codeFrom(asOwner({ password: 'password123' }))).toBe('PASSWORD_TOO_COMMON');
  expect(await codeFrom(asOwner({ pin: '123456' }))).toBe('PIN_TOO_SIMPLE');
  expect(await count('companies')).toBe(0);
});

test('finds the address of the branch', async () => {
  const [found] = await client.places('Bukit Bintang');
  if (found === undefined) throw new Error('The list of places has no Bukit Bintang');
  expect(await client.open(found.place_id)).toMatchObject({ state: 'Kuala Lumpur' });
  expect(await codeFrom(client.open('nowhere'))).toBe('NOT_FOUND');
});

test('returns the address of the restaurant for the host that was used', async () => {
  const atAddress = setUpClient(restaurant, TOKENS.first, { host: '192.168.1.5:3000' });
  expect(await atAddress.create()).toMatchObject({ origin: 'http://lotus.localhost:3000' });
});
