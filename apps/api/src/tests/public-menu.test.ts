import { createHash } from 'node:crypto';
import type { Branch, DishSummary, PackageSummary } from '@claypot/sdk';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, sql } from '../platform/db/sql.ts';
import { createMenuRoutes } from '../platform/web/public/menu-routes.ts';
import { createPosterRoutes } from '../platform/web/public/poster/poster-routes.ts';
import type { CallAsAnyone, PublicSurroundings } from '../platform/web/public/public-request.ts';
import { createSiteRoutes } from '../platform/web/public/site-routes.ts';
import { createRenderLimit } from '../platform/web/render/render-limit.ts';
import { createSharedCache } from '../testing/http/shared-cache.ts';
import { at, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../testing/seed/seed.ts';

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(() => restaurant.reset());
afterAll(() => restaurant.close());

interface Drawn {
  readonly kind: 'menu' | 'noBranch';
  readonly company: { readonly company_name: string; readonly company_tnc?: string };
  readonly language: string;
  readonly isLanguageNamed: boolean;
  readonly origin: string;
  readonly styles: readonly string[];
  readonly branch: Branch;
  readonly branches: readonly Branch[];
  readonly dishes: readonly DishSummary[];
  readonly packages: readonly PackageSummary[];
}

const renderer = {
  renderPublicMenu: async (menu: object) => JSON.stringify({ kind: 'menu', ...menu }),
  renderNoBranch: async (page: object) => JSON.stringify({ kind: 'noBranch', ...page }),
};

const inProcess: CallAsAnyone = (page) => restaurant.pages.callAs(page, null);

const findCompany: PublicSurroundings['findCompany'] = async (request, language) => {
  const [subdomain = ''] = new URL(request.url).hostname.split('.');
  const sdk = restaurant.sdkOf(subdomain, language);
  const found = await sdk.companyInfo({ body: { subdomain } }).catch(() => null);
  return found && { ...found, max_discount_amount: '0.00', topup_amounts: [] };
};

/** Creates the public routes of the restaurant. Pages contain what they are rendered from. */
function open({ callAsAnyone = inProcess, delay = 0, trustedProxies = 0 } = {}): Hono {
  const surroundings: PublicSurroundings = {
    callAsAnyone,
    findCompany,
    trustedProxies,
  };
  return new Hono().route('/', createSiteRoutes(surroundings)).route(
    '/',
    createMenuRoutes({
      ...surroundings,
      clock: restaurant.clock,
      limit: createRenderLimit(() => delay),
      renderer,
      styles: ['/assets/public-menu-1a2b.css'],
    }),
  );
}

const HOST = 'http://demo.localhost:8080';
const get = (path: string, headers: Record<string, string> = {}, routes = open()) =>
  routes.fetch(new Request(`${HOST}${path}`, { headers }));

async function draw(path: string, headers: Record<string, string> = {}): Promise<Drawn> {
  return JSON.parse(await (await get(path, headers)).text());
}

describe('/m/:branch', () => {
  test('renders the menu of the branch with its own prices', async () => {
    const drawn = await draw(`/m/${SS2}`);
    expect(drawn).toMatchObject({
      kind: 'menu',
      language: 'en',
      origin: HOST,
      styles: ['/assets/public-menu-1a2b.css'],
      branch: { id: SS2, status: 'Open' },
    });
    expect(drawn.company.company_tnc).toBeUndefined();
    const prices = drawn.dishes.map(({ id, price, price_after_discount }) => [
      id,
      price_after_discount ?? price,
    ]);
    expect(Object.fromEntries(prices)).toEqual({ claypot: 1890, crab: 4500, soup: 1200, tea: 300 });
    expect((await draw(`/m/${KLANG}`)).dishes.map(({ id }) => id)).toContain('durian');
  });

  test.each([
    ['?lang=zh_CN', 'en-GB', 'zh_CN'],
    ['?lang=en', 'zh-CN', 'en'],
    ['', 'zh-CN', 'zh_CN'],
    ['?lang=fr', 'en-GB', 'en'],
  ])('with %j and Accept-Language %s is in %s', async (query, accepted, language) => {
    const headers = { 'accept-language': accepted };
    const drawn = await draw(`/m/${SS2}${query}`, headers);
    expect(drawn.language).toBe(language);
    expect(drawn.isLanguageNamed).toBe(query.includes(language));
    const names = drawn.dishes.map(({ name }) => name);
    expect(names.every((name) => /\p{Script=Han}/u.test(name))).toBe(language === 'zh_CN');
  });

  test('is public and sets no cookie', async () => {
    const response = await get(`/m/${SS2}?lang=en`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-language': 'en',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style/);
  });

  test('has the colours of the company, which its policy allows', async () => {
    expect(await draw(`/m/${SS2}`)).toMatchObject({ brand: null });
    await restaurant.db.execute(sql`
      update companies set brand_color = '#1d4ed8' where id = 'demo'`);
    for (const path of [`/m/${SS2}`, '/m/nowhere']) {
      const response = await get(path);
      const { brand } = JSON.parse(await response.text());
      expect(brand.style).toContain('--color-action:#1d4ed8;');
      const hash = createHash('sha256').update(brand.style).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(
        `style-src 'self' 'sha256-${hash}';`,
      );
    }
  });

  test('contains nothing of its visitor', async () => {
    const anyone = await (await get(`/m/${SS2}?lang=en`)).text();
    const visitor = await get(`/m/${SS2}?lang=en`, {
      authorization: 'Bearer token',
      cookie: 'claypot_page=x; claypot_visit=y; claypot_order=z; claypot_lang=zh_CN',
    });
    expect(await visitor.text()).toBe(anyone);
  });

  test('a shared cache sends each visitor the page in their language', async () => {
    const routes = open();
    const { get: visit, stored } = createSharedCache((request) => routes.fetch(request));
    const languageOf = async (language: string) =>
      JSON.parse(await visit(`${HOST}/m/${SS2}`, { 'accept-language': language })).language;
    expect(await languageOf('zh-CN')).toBe('zh_CN');
    expect(await languageOf('en')).toBe('en');
    expect(stored()).toHaveLength(2);
  });

  test('returns 304 until the menu changes', async () => {
    const first = await get(`/m/${SS2}`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await get(`/m/${SS2}`, headers)).status).toBe(304);
    await restaurant.db.execute(sql`
      update branch_dishes set sold_out = true
      where company_id = 'demo' and branch_id = ${SS2} and dish_id = 'claypot'`);
    const changed = await get(`/m/${SS2}`, headers);
    expect(changed.status).toBe(200);
    const { dishes }: Drawn = JSON.parse(await changed.text());
    expect(dishes.find(({ id }) => id === 'claypot')?.stock_status).toBe('Sold Out');
  });

  test('shows that the branch is closed', async () => {
    restaurant.clock.set(at('2026-11-21T23:00'));
    const { branch } = await draw(`/m/${SS2}`);
    expect(branch).toMatchObject({
      status: 'Closed',
      next_open_time: '2026-11-22T10:00:00+08:00',
    });
  });

  test.each(['nowhere', 'SS2', '%2e%2e', '<script>'])(
    'returns 404 and the other menus for %s',
    async (id) => {
      const response = await get(`/m/${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const { branches, kind }: Drawn = JSON.parse(await response.text());
      expect([kind, branches.map((each) => each.id)]).toEqual(['noBranch', [KLANG, SS2]]);
    },
  );

  test('returns 404 for the branch of another company', async () => {
    await seedCompany(restaurant.db, 'rival');
    await restaurant.db.execute(sql`
      insert into branches
        (company_id, id, branch_name, street1, city, postal_code, state, state_id, contact_no,
         latitude, longitude, opening_hours, number_of_seats, images)
      select company_id, 'harbour', branch_name, street1, city, postal_code, state, state_id,
        contact_no, latitude, longitude, opening_hours, number_of_seats, images
      from branches where company_id = 'rival' and id = ${SS2}`);
    const rival = await open().fetch(new Request('http://rival.localhost:8080/m/harbour'));
    expect(rival.status).toBe(200);
    const own = await get('/m/harbour');
    expect(own.status).toBe(404);
    expect(await own.text()).not.toContain('rival');
  });

  test('leaves an unknown company to the app', async () => {
    const app = open().get('*', (call) => call.text('company-not-found', 404));
    const response = await app.fetch(new Request('http://unknown.localhost:8080/m/ss2'));
    expect(await response.text()).toBe('company-not-found');
  });

  test('uses the address that a trusted proxy names', async () => {
    const headers = { 'x-forwarded-host': 'demo.example', 'x-forwarded-proto': 'https' };
    const response = await get(`/m/${SS2}`, headers, open({ trustedProxies: 1 }));
    const { origin }: Drawn = JSON.parse(await response.text());
    expect(origin).toBe('https://demo.example');
    expect((await draw(`/m/${SS2}`, headers)).origin).toBe(HOST);
  });

  test('returns 503 while the server is busy', async () => {
    const response = await get(`/m/${SS2}`, {}, open({ delay: 1000 }));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('returns 429 when the visitor sends too many requests', async () => {
    const rejection = { msgCode: 'TOO_MANY_REQUESTS', msg: '', data: null };
    const callAsAnyone = () => async () => Response.json(rejection, { status: 429 });
    const response = await get(`/m/${SS2}`, {}, open({ callAsAnyone }));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  test('shows a name as the company has written it', async () => {
    const name = '</script><b>';
    await restaurant.db.execute(sql`
      update dishes set name = ${json({ en: name })} where company_id = 'demo' and id = 'claypot'`);
    const { dishes } = await draw(`/m/${SS2}`);
    expect(dishes.find(({ id }) => id === 'claypot')?.name).toBe(name);
  });
});

describe('a branch with a slug', () => {
  const SLUG = 'kopi-corner';
  beforeEach(() =>
    restaurant.db.execute(sql`
      update branches set slug = ${SLUG} where company_id = 'demo' and id = ${SS2}`),
  );

  test('has its menu at the slug', async () => {
    const { branch, kind } = await draw(`/m/${SLUG}`);
    expect(kind).toBe('menu');
    expect(branch).toMatchObject({ id: SS2, slug: SLUG });
  });

  test('is found by its id too, which moves to the slug in the same language', async () => {
    const response = await get(`/m/${SS2}?lang=zh_CN`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/m/${SLUG}?lang=zh_CN`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('is in the sitemap once in each language', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    expect(xml).toContain(`<loc>${HOST}/m/${SLUG}?lang=en</loc>`);
    expect(xml).not.toContain(`/m/${SS2}`);
  });

  test('of the same name as the id of another branch is found first', async () => {
    await restaurant.db.execute(sql`
      update branches set slug = ${KLANG} where company_id = 'demo' and id = ${SS2}`);
    expect((await draw(`/m/${KLANG}`)).branch.id).toBe(SS2);
  });
});

describe('/m/:branch/poster', () => {
  const openPosters = (callAsAnyone: CallAsAnyone = inProcess) =>
    new Hono().route(
      '/',
      createPosterRoutes({
        callAsAnyone,
        findCompany,
        trustedProxies: 0,
        db: restaurant.db,
        renderer: {
          readPoster: async ({ names, url }) => ({
            names,
            url,
            scan: { en: 'Scan', zh_CN: '扫码' },
            code: { size: 1, dark: [true] },
          }),
          renderPoster: async (poster) => JSON.stringify(poster),
          renderPosterPage: async (page) => JSON.stringify(page),
        },
        styles: ['/assets/public-menu-1a2b.css'],
      }),
    );
  const ask = (path: string) => openPosters().fetch(new Request(HOST + path));

  test('is a picture with the names in both languages and the address of the menu', async () => {
    const response = await ask(`/m/${SS2}/poster.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const { names, url } = JSON.parse(await response.text());
    expect(url).toBe(`${HOST}/m/${SS2}`);
    expect(names.en.company).toBe('demo House');
    for (const name of Object.values(names.zh_CN)) expect(name).toMatch(/\p{Script=Han}/u);
  });

  test('has the colour of the company', async () => {
    await restaurant.db.execute(sql`
      update companies set brand_color = '#1d4ed8' where id = 'demo'`);
    const { ink } = JSON.parse(await (await ask(`/m/${SS2}/poster.svg`)).text());
    expect(ink).toMatch(/^#[0-9a-f]{6}$/);
    const page = await ask(`/m/${SS2}/poster`);
    expect(JSON.parse(await page.text()).brand.bars.light).toBe('#1d4ed8');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  });

  test('names the slug of the branch, for its id too', async () => {
    await restaurant.db.execute(sql`
      update branches set slug = 'kopi-corner' where company_id = 'demo' and id = ${SS2}`);
    for (const key of [SS2, 'kopi-corner']) {
      const { url } = JSON.parse(await (await ask(`/m/${key}/poster.svg`)).text());
      expect(url).toBe(`${HOST}/m/kopi-corner`);
      const page = JSON.parse(await (await ask(`/m/${key}/poster`)).text());
      expect(page.poster).toBe('/m/kopi-corner/poster.svg');
      expect(page.pdf).toBe('/m/kopi-corner/poster.pdf');
    }
  });

  test('is a page to print', async () => {
    const response = await ask(`/m/${SS2}/poster?lang=zh_CN`);
    expect(JSON.parse(await response.text())).toMatchObject({
      language: 'zh_CN',
      poster: `/m/${SS2}/poster.svg`,
    });
  });

  test.each(['poster', 'poster.svg', 'poster.pdf'])(
    'returns 429 for %s when the visitor sends too many requests',
    async (file) => {
      const rejection = { msgCode: 'TOO_MANY_REQUESTS', msg: '', data: null };
      const routes = openPosters(() => async () => Response.json(rejection, { status: 429 }));
      const response = await routes.fetch(new Request(`${HOST}/m/${SS2}/${file}`));
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('5');
    },
  );

  test.each(['/m/nowhere/poster', '/m/nowhere/poster.svg', '/m/nowhere/poster.pdf'])(
    'returns 404 for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
