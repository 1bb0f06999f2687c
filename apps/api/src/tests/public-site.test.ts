import { ROUTES, type Route } from '@claypot/domain/routes';
import { Hono } from 'hono';
import robotsModule from 'robots-parser';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteRoutes } from '../platform/web/public/site-routes.ts';
import { openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { KLANG, SS2 } from '../testing/seed/seed.ts';

// The package's types describe another export than it has.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

const HOST = 'http://demo.localhost:8080';

let restaurant: Restaurant;
let routes: Hono;
beforeAll(async () => {
  restaurant = await openRestaurant();
  routes = createSiteRoutes({
    callAsAnyone: (page) => restaurant.pages.callAs(page, null),
    findCompany: async (request) =>
      new URL(request.url).hostname === 'demo.localhost' ? { id: 'demo' } : null,
    trustedProxies: 0,
  });
});
afterAll(() => restaurant.close());

const get = async (path: string) => routes.fetch(new Request(HOST + path));

describe('/robots.txt', () => {
  const robots = async () =>
    robotsParser(`${HOST}/robots.txt`, await (await get('/robots.txt')).text());

  test.each([
    '/m/ss2',
    '/m/ss2?lang=zh_CN',
    '/media/demo/claypot.avif',
    '/assets/public-menu-1a2b.css',
    '/sitemap.xml',
    '/tnc',
  ])('allows %s', async (path) => {
    expect((await robots()).isAllowed(HOST + path, 'Googlebot')).toBe(true);
  });

  const guarded = Object.values<Route>(ROUTES).filter(({ open }) => !open);
  test.each([
    ...guarded.map(({ path }) => path.replace(/:\w+/, '7')),
    '/menuDetail/dish/claypot?branch=ss2',
    '/api/branch_list/demo',
    '/counter',
    '/counter/orders',
    '/sandbox/pay/1',
  ])('disallows %s', async (path) => {
    expect((await robots()).isAllowed(HOST + path, 'Googlebot')).toBe(false);
  });

  test('names the sitemap of the host', async () => {
    expect((await robots()).getSitemaps()).toEqual([`${HOST}/sitemap.xml`]);
  });
});

interface Entry {
  loc: string;
  readonly alternates: Record<string, string>;
}

/** Reads a sitemap as search engines do. @throws Error if it is not well-formed */
function readSitemap(xml: string): readonly Entry[] {
  const entries: Entry[] = [];
  let path: readonly string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes, local, uri }) => {
    path = [...path, `${uri} ${local}`];
    if (local === 'url') entries.push({ loc: '', alternates: {} });
    if (local === 'link') {
      const alternates = entries.at(-1)?.alternates ?? {};
      expect(attributes.rel?.value).toBe('alternate');
      alternates[attributes.hreflang?.value ?? ''] = attributes.href?.value ?? '';
    }
  });
  parser.on('text', (text) => {
    const entry = entries.at(-1);
    if (entry && path.at(-1)?.endsWith(' loc')) entry.loc += text;
  });
  parser.on('closetag', () => {
    path = path.slice(0, -1);
  });
  parser.write(xml).close();
  return entries;
}

describe('/sitemap.xml', () => {
  test('lists each branch in both languages, which name each other', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const entries = readSitemap(await response.text());
    const urlsOf = (id: string) => ['en', 'zh_CN'].map((each) => `${HOST}/m/${id}?lang=${each}`);
    expect(entries.map(({ loc }) => loc)).toEqual([KLANG, SS2].flatMap(urlsOf));
    for (const { alternates, loc } of entries) {
      const [, id = ''] = /\/m\/(\w+)/.exec(loc) ?? [];
      const [en, zh] = urlsOf(id);
      expect(alternates).toEqual({ en, 'zh-CN': zh, 'x-default': `${HOST}/m/${id}` });
    }
  });

  test('follows the rules of sitemaps.org', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    const entries = readSitemap(xml);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
    for (const { loc } of entries) {
      expect(loc.length).toBeLessThan(2048);
      // A sitemap lists addresses of its own host only.
      expect(new URL(loc).origin).toBe(HOST);
    }
  });
});

test.each(['/robots.txt', '/sitemap.xml'])(
  '%s leaves an unknown company to the app',
  async (path) => {
    const app = new Hono().route('/', routes).get('*', (call) => call.text('not-found', 404));
    const response = await app.fetch(new Request(`http://unknown.localhost:8080${path}`));
    expect(await response.text()).toBe('not-found');
  },
);
