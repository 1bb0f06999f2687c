import { LANGUAGES } from '@claypot/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRestaurant } from '../../apps/api/src/import/import-restaurant.ts';
import {
  DETAILS,
  setUpClient,
} from '../../apps/api/src/modules/back-office/set-up/tests/set-up-testing.ts';
import { openSetUp } from '../../apps/api/src/modules/back-office/set-up/token/open-set-up.ts';
import { NOON, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { openPublicSite } from './public-site.ts';
import { sitemapProblems } from './validators/sitemap.ts';
import { validateStructuredData } from './validators/structured-data.ts';

const DEMO = new URL('../../apps/api/demo', import.meta.url).pathname;
const TOKEN = 'a'.repeat(43);

/** The smallest restaurant: what the set-up asks for, without a menu. */
const SMALLEST = {
  restaurant: { ...DETAILS.restaurant, subdomain: 'lotus' },
  branch: DETAILS.branch,
};

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant(async () => undefined);
  await openSetUp(restaurant.db, { token: () => TOKEN }, NOON);
  await setUpClient(restaurant, TOKEN).create(SMALLEST);
  await importRestaurant(restaurant.db, DEMO);
});
afterAll(() => restaurant.close());

const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });

/** A deal is sold from a lowest price; its highest one depends on what the guest chooses. */
const OF_A_DEAL = ['highPrice', 'offerCount'].map(
  (field) =>
    `Restaurant › hasMenu › hasMenuSection › hasMenuItem › offers › Missing field "${field}" (optional)`,
);

describe.each([
  ['demo', 6, OF_A_DEAL],
  ['lotus', 1, []],
] as const)('the public pages of %s', (subdomain, branches, recommendations) => {
  test('have valid structured data, in both languages', async () => {
    const { load } = await openPublicSite(restaurant, subdomain);
    const paths = pathsIn(await load('/sitemap.xml'));
    expect(paths).toHaveLength(branches * 2);
    for (const path of paths) {
      const findings = await validateStructuredData(await load(path));
      expect({ path, ...findings }).toEqual({ path, problems: [], recommendations });
    }
  });

  test('are in a sitemap that is valid by the schema of sitemaps.org', async () => {
    const { load } = await openPublicSite(restaurant, subdomain);
    expect(await sitemapProblems(await load('/sitemap.xml'))).toEqual([]);
  });
});

/** Returns the words of a page, as a crawler reads them. */
const wordsOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');

test.each(LANGUAGES)(
  'a crawler without script reads each dish with its price (%s)',
  async (each) => {
    const { load } = await openPublicSite(restaurant, 'demo');
    const html = await load(`/m/bangsar?lang=${each}`);
    const words = wordsOf(html);
    const data = [...html.matchAll(/"@type":"MenuItem","name":("(?:[^"\\]|\\.)*")/g)];
    const names = data.map(([, name = '']): string => JSON.parse(name));
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) expect(words).toContain(name);
    if (each === 'zh_CN') for (const name of names) expect(name).toMatch(/\p{Script=Han}/u);
    for (const [, price] of html.matchAll(/"price":"([^"]*)"/g)) expect(words).toContain(price);
  },
);

describe('the validators reject', () => {
  let page: string;
  let sitemap: string;
  beforeAll(async () => {
    const { load } = await openPublicSite(restaurant, 'demo');
    page = await load('/m/bangsar?lang=zh_CN');
    sitemap = await load('/sitemap.xml');
  });

  test.each([
    ['an unknown type', '"@type":"Restaurant"', '"@type":"Restaurnt"', 'is not a valid'],
    ['an unknown property', '"telephone":', '"phone":', 'Property "phone"'],
    ['a property of another type', '"hasMenuItem":', '"hasMenu":', 'Property "hasMenu"'],
    ['an unknown member', 'schema.org/InStock', 'schema.org/InStok', '"InStok"'],
    ['a member of another enumeration', 'schema.org/InStock', 'schema.org/Monday', '"Monday"'],
    ['a deal without a price', '"lowPrice":', '"sku":', '"lowPrice" is missing'],
    [
      'a currency that does not exist',
      '"priceCurrency":"MYR"',
      '"priceCurrency":"RM"',
      'Invalid type for attribute "priceCurrency"',
    ],
    ['text that is not JSON', '"@context":', '"@context"', 'no structured data'],
    ['a page without it', 'application/ld+json', 'text/plain', 'no structured data'],
  ])('structured data with %s', async (_, from, to, problem) => {
    expect(page).toContain(from);
    const { problems } = await validateStructuredData(page.replaceAll(from, to));
    expect(problems.join('\n')).toContain(problem);
  });

  test.each([
    ['an unknown element', '<loc>', '<place>'],
    ['a page without an address', /<loc>[^<]*<\/loc>/, ''],
    ['an alternate without an address', / href="[^"]*"/, ''],
    ['an alternate in no language', 'hreflang="en"', 'hreflang="zh_CN_Hans!"'],
    ['an invalid time', '</loc>', '</loc><lastmod>yesterday</lastmod>'],
    ['no pages', /<url>.*<\/url>/gs, ''],
  ])('a sitemap with %s', async (_, from, to) => {
    const broken = sitemap.replace(from, to);
    expect(broken).not.toBe(sitemap);
    expect(await sitemapProblems(broken)).not.toEqual([]);
  });
});
