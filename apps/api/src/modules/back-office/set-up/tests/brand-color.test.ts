import { isBrandColor } from '@claypot/domain/theme';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../../platform/db/sql.ts';
import { NOON, openRestaurant, type Restaurant } from '../../../../testing/restaurant.ts';
import { chooseColor } from '../folder/pictures/choose-color.ts';
import { initialsLogo } from '../folder/pictures/initials-logo.ts';
import { paletteOf } from '../folder/pictures/palette.ts';
import { openSetUp } from '../token/open-set-up.ts';
import { DETAILS, setUpClient } from './set-up-testing.ts';

const TOKEN = 'd'.repeat(43);
const BLUE = '#1d4ed8';

/** A white picture with a red square. */
async function redLogo(): Promise<Uint8Array<ArrayBuffer>> {
  const square = { width: 80, height: 80, channels: 3, background: '#c81e28' } as const;
  const input = await sharp({ create: square }).png().toBuffer();
  const ground = { width: 200, height: 200, channels: 3, background: '#ffffff' } as const;
  const picture = sharp({ create: ground }).composite([{ input }]);
  return new Uint8Array(await picture.png().toBuffer());
}

describe('chooseColor', () => {
  const logo = async () => ({ name: 'logo.avif', bytes: await redLogo() });

  test('prefers the colour of the person', async () => {
    const restaurant = { ...DETAILS.restaurant, brand_color: BLUE };
    expect(await chooseColor(restaurant, await logo())).toBe(BLUE);
  });

  test('takes the main colour of a logo', async () => {
    const restaurant = { ...DETAILS.restaurant, brand_color: null };
    expect(await chooseColor(restaurant, await logo())).toMatch(/^#c[0-9a-f][12][0-9a-f]{3}$/);
  });

  test.each([
    ['without a logo', null],
    ['for a drawing', { name: 'logo.svg', bytes: initialsLogo('Lotus', paletteOf(BLUE)) }],
  ])('follows from the subdomain %s', async (_, image) => {
    const colors = await Promise.all(
      ['lotus', 'lotus', 'mamak', 'kopi-corner', 'duck-house'].map((subdomain) =>
        chooseColor({ ...DETAILS.restaurant, subdomain }, image),
      ),
    );
    expect(colors[1]).toBe(colors[0]);
    expect(new Set(colors).size).toBeGreaterThan(1);
    expect(colors.filter((color) => !isBrandColor(color))).toEqual([]);
  });
});

describe('setUp', () => {
  let restaurant: Restaurant;
  beforeAll(async () => {
    restaurant = await openRestaurant(async () => undefined);
  });
  beforeEach(async () => {
    await restaurant.reset();
    await openSetUp(restaurant.db, { token: () => TOKEN }, NOON);
  });
  afterAll(() => restaurant.close());

  const stored = () =>
    restaurant.db.one<{ brand_color: string; logo: Uint8Array }>(sql`
      select c.brand_color, m.bytes as logo from companies c
      join media m on m.company_id = c.id and m.file = c.company_logo`);

  test('gives app and drawn logo the chosen colour', async () => {
    const chosen = { ...DETAILS, restaurant: { ...DETAILS.restaurant, brand_color: BLUE } };
    await setUpClient(restaurant, TOKEN).create(chosen);
    const company = await stored();
    expect(company?.brand_color).toBe(BLUE);
    expect(new TextDecoder().decode(company?.logo)).toContain(`stop-color="${BLUE}"`);
  });

  test('gives the app the colour of the uploaded logo', async () => {
    const client = setUpClient(restaurant, TOKEN);
    await client.store('logo', 'logo.png', await redLogo());
    await client.create();
    expect((await stored())?.brand_color).toMatch(/^#c[0-9a-f][12][0-9a-f]{3}$/);
  });
});
