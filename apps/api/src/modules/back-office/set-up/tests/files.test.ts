import { codeOf, errorDataOf } from '@claypot/sdk/counter';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { openSetUp } from '../token/open-set-up.ts';
import { SHEET, setUpClient } from './set-up-testing.ts';

const TOKEN = 'c'.repeat(43);

let restaurant: Restaurant;
let client: ReturnType<typeof setUpClient>;

beforeAll(async () => {
  restaurant = await openRestaurant(async () => undefined);
});
afterAll(() => restaurant.close());
beforeEach(async () => {
  await restaurant.reset();
  await openSetUp(restaurant.db, { token: () => TOKEN }, NOON);
  client = setUpClient(restaurant, TOKEN);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8361b' } })
      .jpeg()
      .toBuffer(),
  );

async function logoOf(subdomain: string) {
  return restaurant.db.one<{ content_type: string }>(sql`
    select m.content_type from companies c join media m
      on m.company_id = c.id and m.file = c.company_logo
    where c.subdomain = ${subdomain}`);
}

test.each([
  ['a script', 'logo.svg', svg('<script>alert(1)</script>'), 'svg'],
  ['an event handler', 'logo.svg', svg('<path d="M0 0" onclick="alert(1)"/>'), 'svg'],
  ['a reference', 'logo.svg', svg('<use href="https://example.com/x.svg#a"/>'), 'svg'],
  ['a script in a file named as a picture', 'logo.png', svg('<script/>'), 'svg'],
  ['30 kB', 'logo.svg', svg(`<path d="${'M0 0'.repeat(8000)}"/>`), 'svg'],
  ['no picture', 'logo.png', 'not a picture', 'unreadable'],
])('rejects a logo with %s', async (_, name, content, reason) => {
  const rejected = await client.store('logo', name, content).catch((error: unknown) => error);
  expect(errorDataOf(rejected, 'SET_UP_FILE_INVALID')).toMatchObject({ reason });
  expect((await client.state()).logo).toBeNull();
});

test('rejects a HEIC photo with the way to save it as JPEG', async () => {
  const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic0000')]);
  const rejected = await client.store('logo', 'IMG_1.HEIC', heic).catch((error: unknown) => error);
  const data = errorDataOf(rejected, 'SET_UP_FILE_INVALID');
  expect(data?.reason).toBe('heic');
  expect(data?.message).toContain('save it as JPEG');
});

test('a photograph becomes the logo and is on the banner', async () => {
  const stored = await client.store('logo', '莲花.jpg', await photo());
  expect(stored.logo).toEqual({ file_name: '莲花.jpg' });
  await client.create();
  expect(await logoOf('lotus')).toEqual({ content_type: 'image/avif' });
});

test('a plain SVG stays an SVG', async () => {
  await client.store('logo', 'logo.svg', svg('<path d="M0 0h8v8z" fill="#c00"/>'));
  await client.create();
  expect(await logoOf('lotus')).toEqual({ content_type: 'image/svg+xml' });
});

test('a later file replaces an earlier one, and a removed one is gone', async () => {
  await client.store('logo', 'one.svg', svg('<path d="M0 0"/>'));
  const second = await client.store('logo', 'two.svg', svg('<path d="M1 1"/>'));
  expect(second.logo).toEqual({ file_name: 'two.svg' });
  const headers = { 'Set-Up-Token': TOKEN };
  const removed = await client.sdk.removeSetUpFile({ headers, body: { kind: 'logo' } });
  expect(removed.logo).toBeNull();
});

test('recognises a table, its columns and its categories', async () => {
  const { menu } = await client.store('menu', 'menu.csv', SHEET);
  expect(menu).toMatchObject({
    format: 'columns',
    header_row: 1,
    dish_count: 4,
    categories: [
      { name: 'Rice', dish_count: 2 },
      { name: 'Drinks', dish_count: 2 },
    ],
    error_count: 0,
    problems: [],
  });
  expect(menu?.columns).toContainEqual({ header: 'Price', field: 'price' });
});

test('reports errors by row, and creates nothing until they are corrected', async () => {
  const { menu } = await client.store('menu', 'menu.csv', SHEET.replace('4.50', 'four'));
  expect(menu).toMatchObject({ dish_count: 3, error_count: 1 });
  expect(menu?.problems[0]).toMatchObject({ row: 4, severity: 'error' });
  const rows = { field: 'menu', reason: 'rows', message: null };
  expect((await client.plan()).problems).toEqual([rows]);
  const rejected = await client.create().catch((error: unknown) => error);
  expect(errorDataOf(rejected, 'SET_UP_INVALID')?.problems).toEqual([rows]);
  expect(await restaurant.db.query(sql`select id from companies`)).toEqual([]);
  await client.store('menu', 'menu.csv', SHEET);
  expect((await client.create()).subdomain).toBe('lotus');
});

test.each([
  ['en', 'is not a price', 'Menu'],
  ['zh_CN', '不是价格', '菜单'],
] as const)('describes the rows of a menu in %s', async (language, problem, category) => {
  const own = setUpClient(restaurant, TOKEN, { language });
  const sheet = 'Name,Chinese name,Price\nKopi,咖啡,four\nTeh,茶,2.50\n';
  const { menu } = await own.store('menu', 'menu.csv', sheet);
  expect(menu?.problems[0]?.message).toContain(problem);
  expect(menu?.categories).toEqual([{ name: category, dish_count: 1 }]);
  expect((await own.state()).menu).toEqual(menu);
  const rejected = await own.store('menu', 'menu.csv', 'x').catch((error: unknown) => error);
  const message = errorDataOf(rejected, 'SET_UP_FILE_INVALID')?.message ?? '';
  expect(/\p{Script=Han}/u.test(message)).toBe(language === 'zh_CN');
});

test('creates a restaurant from a sheet without categories', async () => {
  const { menu } = await client.store('menu', 'menu.csv', 'Name,Chinese name,Price\nKopi,咖啡,3\n');
  expect(menu).toMatchObject({ dish_count: 1, error_count: 0, warning_count: 1 });
  await client.create();
  const dishes = await restaurant.db.query(sql`
    select c.name as category, d.name from dishes d
    join dish_categories c on c.company_id = d.company_id and c.id = d.dish_category_id`);
  expect(dishes).toEqual([
    { category: { en: 'Menu', zh_CN: '菜单' }, name: { en: 'Kopi', zh_CN: '咖啡' } },
  ]);
});

test('rejects a file that is no table', async () => {
  const rejected = await client
    .store('menu', 'menu.pdf', '%PDF-1.7')
    .catch((error: unknown) => error);
  expect(errorDataOf(rejected, 'SET_UP_FILE_INVALID')).toMatchObject({ reason: 'not_a_table' });
});

test('rejects a menu above 5 MB and a logo above 10 MB', async () => {
  const large = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024 + 1);
  const codes = [];
  for (const [kind, size] of [
    ['menu', 5],
    ['logo', 10],
  ] as const) {
    codes.push(
      await client.store(kind, 'large', large(size)).catch((error: unknown) => codeOf(error)),
    );
  }
  expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST']);
});
