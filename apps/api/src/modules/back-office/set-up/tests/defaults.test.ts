import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportRestaurant } from '../../../../import/export/export-restaurant.ts';
import { importRestaurant } from '../../../../import/import-restaurant.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { companyRecord } from '../folder/company-record.ts';
import { createPictures } from '../folder/pictures/create-pictures.ts';
import { initialsLogo } from '../folder/pictures/initials-logo.ts';
import { paletteOf } from '../folder/pictures/palette.ts';
import { openSetUp } from '../token/open-set-up.ts';
import { DETAILS, SHEET, setUpClient } from './set-up-testing.ts';

const TOKEN = 'd'.repeat(43);
const COLOR = '#1d4ed8';

let restaurant: Restaurant;

beforeAll(async () => {
  restaurant = await openRestaurant(async () => undefined);
});
afterAll(() => restaurant.close());
beforeEach(async () => {
  await restaurant.reset();
  await openSetUp(restaurant.db, { token: () => TOKEN }, NOON);
});

test.each([
  ['with a menu', SHEET],
  ['without a menu', null],
])('an export of a new restaurant %s imports without a change', async (_, sheet) => {
  const client = setUpClient(restaurant, TOKEN);
  if (sheet !== null) await client.store('menu', 'menu.csv', sheet);
  await client.create();
  const folder = await mkdtemp(join(tmpdir(), 'claypot-set-up-'));
  try {
    await exportRestaurant(restaurant.db, 'lotus', folder);
    const { changes } = await importRestaurant(restaurant.db, folder);
    const changed = Object.entries(changes).filter(
      ([, { added, changed: updated, retired }]) => added + updated + retired > 0,
    );
    expect(changed).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['Sabah', 'Asia/Kuching'],
  ['Selangor', 'Asia/Kuala_Lumpur'],
] as const)('a branch in %s gives the zone %s', (state, zone) => {
  const details = { ...DETAILS, branch: { ...DETAILS.branch, state } };
  expect(companyRecord(details, 'logo.svg', COLOR).time_zone).toBe(zone);
});

test('escapes the name on the pages', () => {
  const { company_about } = companyRecord(DETAILS, 'logo.svg', COLOR);
  expect(company_about.en).toContain('Lotus &amp; Friends');
});

test('draws the same pictures for the same name and colour, small enough for a phone', async () => {
  const [first, second] = await Promise.all([
    createPictures(DETAILS, null, COLOR),
    createPictures(DETAILS, null, COLOR),
  ]);
  expect(second).toEqual(first);
  const logo = initialsLogo(DETAILS.restaurant.name.en, paletteOf(COLOR));
  expect(first.get('logo.svg')).toEqual(logo);
  for (const bytes of first.values()) expect(bytes.byteLength).toBeLessThan(30_000);
});

test.each([
  ['Lotus Kitchen', 'LK'],
  ['Mamak', 'M'],
  ['莲花小厨', '莲'],
  ['<b>', 'B'],
  ['!!!', '·'],
])('the logo of %j shows %j', (en, initials) => {
  const logo = initialsLogo(en, paletteOf(COLOR));
  expect(new TextDecoder().decode(logo)).toContain(`>${initials}</text>`);
});
