import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, sql } from '../../db/sql.ts';
import { openTestDb, type TestDb } from '../../db/testing/open-test-db.ts';
import { createMediaRoutes } from './media.ts';

const AVIF = new Uint8Array([0, 0, 0, 28, 102, 116, 121, 112]);
const SVG = new TextEncoder().encode(`<svg>${' '.repeat(500)}</svg>`);

let db: TestDb;

async function insertCompany(id: string, subdomain: string): Promise<void> {
  const text = json({ en: id });
  await db.execute(sql`
    insert into companies (id, subdomain, company_name, company_email, company_phone, company_logo,
      company_logo_thumb, company_banner, company_banner_thumb, company_registration_no,
      company_address, company_about, company_tnc, company_privacy, company_refund_return,
      company_family_name, time_zone)
    values (${id}, ${subdomain}, ${text}, 'a@b.my', '03', 'l', 'l', 'b', 'b', '1',
      ${text}, ${text}, ${text}, ${text}, ${text}, ${text}, 'UTC')`);
}

beforeAll(async () => {
  db = await openTestDb();
  await insertCompany('cmp_1', 'one');
  await insertCompany('cmp_2', 'two');
  await db.execute(sql`
    insert into media (company_id, file, content_type, bytes, sha256)
    values ('cmp_1', 'rice.avif', 'image/avif', ${AVIF}, ${'a'.repeat(64)}),
      ('cmp_1', 'logo.svg', 'image/svg+xml', ${SVG}, ${'b'.repeat(64)})`);
});
afterAll(() => db.close());

const media = (defaultCompany: string | null = null) =>
  createMediaRoutes({ db, defaultCompany, domain: null, trustedProxies: 0 });

const get = (path: string, headers: Record<string, string> = {}, routes = media()) =>
  routes.fetch(new Request(`http://one.localhost${path}`, { headers }));

it('serves a picture with an immutable cache header', async () => {
  const response = await get('/one/rice.avif', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(AVIF);
});

it('serves an SVG sandboxed and compressed', async () => {
  const response = await get('/one/logo.svg', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

it.each(['/two/rice.avif', '/one/none.avif', '/nobody/rice.avif', '/one/..%2Frice.avif'])(
  'returns 404 for %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it.each([
  ['one.localhost', null, 200],
  ['one.localhost', 'two', 200],
  ['two.localhost', null, 404],
  ['two.localhost', 'one', 404],
  ['localhost', null, 404],
  ['localhost', 'one', 200],
  ['192.0.2.1', null, 404],
  ['nobody.localhost', 'one', 404],
])('on %s with default company %s returns %i', async (host, defaultCompany, status) => {
  const routes = media(defaultCompany);
  // The first request reads the database, the second the cache.
  for (const _ of [1, 2]) {
    await get('/one/rice.avif', {}, routes);
    const request = new Request(`http://${host}/one/rice.avif`);
    expect((await routes.fetch(request)).status).toBe(status);
  }
});

it('caches a picture in memory and returns 304 for a matching etag', async () => {
  const routes = media();
  const first = await get('/one/rice.avif', {}, routes);
  await db.execute(sql`delete from media where file = 'rice.avif'`);
  const tag = first.headers.get('etag') ?? '';
  expect((await get('/one/rice.avif', { 'if-none-match': tag }, routes)).status).toBe(304);
  expect((await get('/one/rice.avif', {}, routes)).status).toBe(200);
  expect((await get('/one/rice.avif')).status).toBe(404);
});
