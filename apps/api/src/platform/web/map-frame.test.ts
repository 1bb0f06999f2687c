import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompanyFinder } from '../../contract/page/company-finder.ts';
import { createPageCompanies } from '../../contract/page/page-companies.ts';
import { createTestServer, testSurroundings } from '../../contract/testing.ts';
import { handlers } from '../../generated/handlers.ts';
import { systemRandom } from '../../shared/random.ts';
import type { MapProvider } from '../http/security-headers.ts';
import { loadWeb } from './load-web.ts';

const MAP = { key: 'AIza-of-the-browser-000', mapId: '8e0a97af9386fef' };
const MANIFEST = {
  pages: [{ path: '/', page: 'face' }],
  notFound: 'face',
  companyNotFound: 'face',
};

const surroundings = {
  ...testSurroundings,
  random: systemRandom,
  findCompany: createCompanyFinder(
    { ...testSurroundings, random: systemRandom },
    handlers,
    createPageCompanies(testSurroundings),
  ),
};

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'claypot-map-'));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  };
  await write('pages/manifest.json', JSON.stringify(MANIFEST));
  for (const language of ['en', 'zh_CN']) await write(`pages/face.${language}.html`, 'face');
  await write('map-frame.js', 'console.log("map")');
});
afterAll(() => rm(dist, { recursive: true, force: true }));

async function fetchFrom(
  map: typeof MAP | null,
  path: string,
  headers = {},
  host = 'demo.localhost',
): Promise<Response> {
  const mapProvider: MapProvider = map === null ? 'none' : 'google';
  const web = await loadWeb({ customers: dist, counter: dist }, surroundings, { map });
  const server = createTestServer({ mapProvider, web: new Hono().route('/', web) });
  return server.fetch(new Request(`http://${host}${path}`, { headers }));
}

const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

const APP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

describe('without a key', () => {
  test('the policy allows no other host and no frames', async () => {
    expect(policyOf(await fetchFrom(null, '/'))).toBe(APP.join('; '));
  });

  test('the map frame returns 404 with the policy of the app', async () => {
    const answer = await fetchFrom(null, '/map-frame');
    expect(answer.status).toBe(404);
    expect(policyOf(answer)).toBe(APP.join('; '));
  });
});

describe('with a key', () => {
  test('the policy of the app allows frames of its own origin', async () => {
    expect(policyOf(await fetchFrom(MAP, '/'))).toBe([...APP, "frame-src 'self'"].join('; '));
  });

  test('the map frame has the policy that Google requires', async () => {
    const answer = await fetchFrom(MAP, '/map-frame');
    const html = await answer.text();
    const nonce = /<script type="module" nonce="([\w-]{43})" src="\/map-frame.js">/.exec(html)?.[1];
    expect(nonce).toBeDefined();
    expect(html).toContain(`<style nonce="${nonce}">`);
    expect(policyOf(answer)?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
      `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
      "img-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:",
      'frame-src https://*.google.com',
      "connect-src 'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
      'font-src https://fonts.gstatic.com',
      'worker-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the map settings contain the keys and the reader’s language', async () => {
    const settings = async (headers = {}) =>
      JSON.parse(
        /id="map-settings">(.*?)<\/script>/.exec(
          await (await fetchFrom(MAP, '/map-frame', headers)).text(),
        )?.[1] ?? '',
      );
    expect(await settings()).toEqual({ ...MAP, language: 'en', region: 'MY' });
    expect(await settings({ cookie: 'claypot_lang=zh_CN' })).toMatchObject({ language: 'zh-CN' });
  });

  test('the map frame returns 404 on a host without a company', async () => {
    expect((await fetchFrom(MAP, '/map-frame', {}, 'nobody.localhost')).status).toBe(404);
  });

  test('every response has another nonce', async () => {
    const one = policyOf(await fetchFrom(MAP, '/map-frame'));
    expect(policyOf(await fetchFrom(MAP, '/map-frame'))).not.toBe(one);
  });

  test('the script is served from this origin', async () => {
    const answer = await fetchFrom(MAP, '/map-frame.js');
    expect(await answer.text()).toBe('console.log("map")');
  });
});
