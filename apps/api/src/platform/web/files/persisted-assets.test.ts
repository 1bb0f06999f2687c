import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireStale } from '../../../jobs/expire-stale.ts';
import { afterLocked } from '../../../testing/db/locked-rows.ts';
import { USUAL_RETENTION } from '../../config/retention.ts';
import { sql } from '../../db/sql.ts';
import { openTestDb, type TestDb } from '../../db/testing/open-test-db.ts';
import { createWebApp } from '../web-app.ts';
import { createBody } from './encoding.ts';
import { createPersistedAssets } from './persisted-assets.ts';
import { etagOf } from './send.ts';
import type { StaticFile } from './static-files.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const after = (days: number) => NOON.add({ hours: days * 24 });

let db: TestDb;
let now: Temporal.Instant;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  now = NOON;
  await db.reset();
});
afterAll(() => db.close());

function fileOf(type: string, text: string): StaticFile {
  const bytes = new TextEncoder().encode(text);
  return { type, etag: etagOf(bytes), compressible: true, body: createBody(bytes) };
}

const SCRIPT = 'text/javascript; charset=utf-8';
const buildOf = (name: string) =>
  new Map([
    [`/assets/app-${name}.js`, fileOf(SCRIPT, `version("${name}")`)],
    ['/sw.js', fileOf(SCRIPT, `keep("${name}")`)],
  ]);

/** Starts an instance that serves one build. */
async function startInstance(name: string) {
  const files = buildOf(name);
  const assets = createPersistedAssets(db, { now: () => now });
  await assets.persist(files);
  const pages = {
    unavailable: '',
    companyNotFound: '',
    notFound: '',
    names: [],
    version: name,
    scripts: [],
    publicStyles: [],
    find: () => null,
    html: () => '',
  };
  const app = createWebApp({
    pages,
    files,
    findCompany: async () => ({}),
    findAsset: assets.find,
    policy: '',
    worker: true,
  });
  return { assets, get: (path: string) => app.fetch(new Request(`http://demo.localhost${path}`)) };
}

test('serves the files of both versions from either instance', async () => {
  const older = await startInstance('older');
  const newer = await startInstance('newer');
  for (const { get } of [older, newer]) {
    for (const name of ['older', 'newer']) {
      const answer = await get(`/assets/app-${name}.js`);
      expect(answer.headers.get('content-type')).toBe(SCRIPT);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.text()).toBe(`version("${name}")`);
    }
    expect((await get('/assets/app-never.js')).status).toBe(404);
    expect((await get('/assets/%27-.js')).status).toBe(404);
  }
});

test('stores a file once when another instance stores it concurrently', async () => {
  const assets = createPersistedAssets(db, { now: () => now });
  await afterLocked(
    db,
    (tx) =>
      tx.execute(sql`
        insert into web_assets (path, content_type, bytes, seen_at)
        values ('/assets/app-same.js', ${SCRIPT}, ${new Uint8Array([1])}, ${now})`),
    () => assets.persist(buildOf('same')),
  );
  expect(await db.query(sql`select path from web_assets`)).toEqual([
    { path: '/assets/app-same.js' },
  ]);
});

test('does not share files with the same name in every build', async () => {
  const older = await startInstance('older');
  await startInstance('newer');
  expect(await (await older.get('/sw.js')).text()).toBe('keep("older")');
  expect(await db.query(sql`select path from web_assets order by path`)).toEqual([
    { path: '/assets/app-newer.js' },
    { path: '/assets/app-older.js' },
  ]);
});

test('retains a build while an instance has it and for two weeks afterwards', async () => {
  await startInstance('older');
  const newer = await startInstance('newer');
  now = after(10);
  await newer.assets.markInUse();
  await expireStale(db, after(14), USUAL_RETENTION);
  const { get } = await startInstance('another');
  expect((await get('/assets/app-older.js')).status).toBe(200);
  await expireStale(db, after(14).add({ seconds: 1 }), USUAL_RETENTION);
  const fresh = await startInstance('another');
  expect((await fresh.get('/assets/app-older.js')).status).toBe(404);
  expect((await fresh.get('/assets/app-newer.js')).status).toBe(200);
});
