import type { CounterSdk, DraftEntry } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sql, sql } from '../../../../platform/db/sql.ts';
import { openImported } from '../../../../testing/imported.ts';
import type { Restaurant } from '../../../../testing/restaurant.ts';
import { readPublished } from '../store/read-published.ts';
import { entryOf, signIn } from './draft-restaurant.ts';

let restaurant: Restaurant;
let owner: CounterSdk;
let companyId: string;

beforeAll(async () => {
  restaurant = await openImported();
  await restaurant.prepare(async () => {
    owner = (await signIn(restaurant, 'owner')).sdk;
    const company = await restaurant.db.one<{ id: string }>(sql`select id from companies`);
    companyId = company?.id ?? '';
  });
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

const read = () => readPublished(restaurant.db, companyId);

test('returns the same content while nothing changes', async () => {
  expect(await read()).toBe(await read());
});

test.each<[what: string, statement: Sql]>([
  ['a price', sql`update dishes set price = price + 100`],
  ['a name of a package', sql`update packages set package_name = '{"en": "New", "zh_CN": "新"}'`],
  ['imported portions', sql`update branch_dishes set portions_imported = 7`],
  ['an imported mark', sql`update branch_dishes set sold_out_imported = true`],
  ['a retired banner', sql`update banners set retired = true`],
  ['the phone of a branch', sql`update branches set contact_no = '+60322015512'`],
  ['the e-mail address of the company', sql`update companies set company_email = 'a@b.example'`],
  ['a retired hot deal', sql`update hot_deals set retired = true`],
])('reads the content again after a change of %s', async (_, statement) => {
  const before = await read();
  expect(await restaurant.db.execute(statement)).toBeGreaterThan(0);
  const after = await read();
  expect(after).not.toEqual(before);
});

test('does not return content of a transaction that was rolled back', async () => {
  const before = await read();
  const undone = restaurant.db.transaction(async (tx) => {
    await tx.execute(sql`update dishes set price = price + 100`);
    expect(await readPublished(tx, companyId)).not.toEqual(before);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await read()).toEqual(before);
});

test('shows the new price in the section after a change by an import', async () => {
  const priceOf = ({ fields }: DraftEntry) => fields.price;
  const first = priceOf(await entryOf(owner, 'dishes', 'chicken-rice'));
  await restaurant.db.execute(sql`update dishes set price = price + 100`);
  expect(priceOf(await entryOf(owner, 'dishes', 'chicken-rice'))).not.toBe(first);
});
