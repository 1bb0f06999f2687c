import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { isNotFound } from '../../shared/is-not-found.ts';
import type { Language } from '../../shared/text/language.ts';
import { findCompanyOf, type Tenancy } from '../http/origin/companies.ts';
import { appPolicy, permissionsPolicy, WASM_SCRIPTS } from '../http/security-headers.ts';
import { counterManifest } from './counter-manifest.ts';
import { createBody } from './files/encoding.ts';
import type { PersistedAssets } from './files/persisted-assets.ts';
import { etagOf, IMMUTABLE, REVALIDATED, type Sendable, send } from './files/send.ts';
import { readStaticFiles, type StaticFile } from './files/static-files.ts';
import type { FindCompany } from './find-company.ts';
import { pageLanguage } from './locale.ts';

/** URL path of the staff app. */
export const COUNTER = '/counter';

/** Path of the set-up, which has no company. */
const SET_UP = '/set-up';
/** Without it, browsers request an icon of the company. */
const NO_ICON = '<link rel="icon" href="data:,">';
/** Tags that name files of the company. */
const COMPANY_TAGS = /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>\s*/g;

const MANIFEST = '/manifest.webmanifest';
const WORKER = '/sw.js';
/** File of the build that replaces the service worker and unregisters it. */
const WORKER_OFF = '/sw-off.js';
/** Tag of the page that names the service worker. */
const WORKER_TAG = /<meta name="claypot:worker"[^>]*>/;
/** Tag that preloads the texts of one language. */
const TEXTS_TAG = /<link [^>]*data-language="([^"]+)"[^>]*>\s*/g;
const ASSETS = '/assets/';
const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

/** Surroundings of the staff app's routes. */
export interface CounterSurroundings extends Tenancy {
  readonly findCompany: FindCompany;
}

export interface CounterOptions {
  /** Finds an asset of another build. */
  readonly findAsset: PersistedAssets['find'];
  /** True to install the service worker. */
  readonly worker: boolean;
}

/** The staff app's routes and the files that instances of other builds may be asked for. */
export interface Counter {
  readonly routes: Hono;
  /** By the path in the asset store. */
  readonly assets: ReadonlyMap<string, StaticFile>;
}

/**
 * Creates the routes of the staff app built into `dist`, relative to {@link COUNTER}. Without a
 * build, they explain how to create one.
 */
export async function loadCounter(
  dist: string,
  surroundings: CounterSurroundings,
  options: CounterOptions,
): Promise<Counter> {
  try {
    const [html, files] = await Promise.all([
      readFile(join(dist, 'index.html'), 'utf8'),
      readStaticFiles(dist, ['index.html']),
    ]);
    return {
      routes: createCounterApp({ html, files, ...options }, surroundings),
      assets: new Map([...files].filter(([path]) => path.startsWith(ASSETS)).map(storedAs)),
    };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const sentence = 'The counter is not built. Build it with `npm run build`, then start again.\n';
    return {
      routes: new Hono().get('*', (call) => call.text(sentence, 503)),
      assets: new Map(),
    };
  }
}

interface CounterFiles extends CounterOptions {
  readonly html: string;
  readonly files: ReadonlyMap<string, StaticFile>;
}

function createCounterApp(
  { html, files, findAsset, worker }: CounterFiles,
  surroundings: CounterSurroundings,
): Hono {
  const policy = appPolicy({ hasMap: false, scripts: [WASM_SCRIPTS] });
  const text = worker ? html : html.replace(WORKER_TAG, '');
  const pages = pagesOf(text, policy);
  const setUpPages = pagesOf(html.replace(COMPANY_TAGS, '').replace(WORKER_TAG, NO_ICON), policy);
  const routes = new Hono();

  routes.get(MANIFEST, async ({ req: { raw }, text }) => {
    const language = pageLanguage(raw.headers);
    const company = await surroundings.findCompany(raw, language);
    if (company === null) return text('Not found', 404);
    const manifest = JSON.stringify(counterManifest(company, language));
    return send(raw, {
      body: createBody(new TextEncoder().encode(manifest)),
      compressible: true,
      etag: etagOf(manifest),
      headers: {
        'cache-control': REVALIDATED,
        'content-type': 'application/manifest+json',
        vary: 'Accept-Language, Cookie',
      },
    });
  });

  routes.get(WORKER, async ({ req: { raw }, text: answer }) => {
    const file = files.get(worker ? WORKER : WORKER_OFF);
    if (file === undefined) return answer('Not found', 404);
    const { type, ...content } = file;
    return send(raw, {
      ...content,
      headers: {
        'cache-control': REVALIDATED,
        'content-type': type,
        // The app's path has no slash at the end, so it is above the folder of the script.
        'service-worker-allowed': COUNTER,
      },
    });
  });

  routes.get('*', async (call) => {
    const { raw } = call.req;
    const path = new URL(raw.url).pathname.slice(COUNTER.length);
    const file = files.get(path);
    if (file) return sendFile(raw, path, file);
    if (path.startsWith(ASSETS)) {
      const other = await findAsset(storePath(path));
      return other === null ? call.text('Not found', 404) : sendFile(raw, path, other);
    }
    return sendPage(call);
  });

  async function sendPage(call: Context): Promise<Response> {
    const { raw } = call.req;
    const language = pageLanguage(raw.headers);
    if (new URL(raw.url).pathname === COUNTER + SET_UP) {
      const page = setUpPages.get(language);
      return page === undefined ? call.text('Not found', 404) : send(raw, page);
    }
    if ((await findCompanyOf(surroundings, raw)) === null) {
      return call.text('No restaurant has this address.\n', 404);
    }
    const page = pages.get(language);
    return page === undefined ? call.text('Not found', 404) : send(raw, page);
  }
  return routes;
}

/** Path of an asset in the store, which all apps share. */
function storePath(path: string): string {
  return `${ASSETS}counter/${path.slice(ASSETS.length)}`;
}

function storedAs([path, file]: [string, StaticFile]): [string, StaticFile] {
  return [storePath(path), file];
}

function sendFile(request: Request, path: string, file: StaticFile): Promise<Response> {
  const { type, ...content } = file;
  // The build adds a content hash to every name below `assets`.
  const cache = path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATED;
  return send(request, { ...content, headers: { 'cache-control': cache, 'content-type': type } });
}

function pagesOf(html: string, policy: string): ReadonlyMap<Language, Sendable> {
  return new Map(LANGUAGES.map((language) => [language, toPage(html, language, policy)]));
}

function toPage(html: string, language: Language, policy: string): Sendable {
  const tag = language.replace('_', '-');
  const text = html
    .replace('<html lang="en">', `<html lang="${tag}">`)
    .replace(TEXTS_TAG, (link, of: string) => (of === tag ? link : ''));
  return {
    body: createBody(new TextEncoder().encode(text)),
    compressible: true,
    etag: etagOf(text),
    headers: {
      'cache-control': REVALIDATED,
      'content-security-policy': policy,
      'content-language': tag,
      'content-type': 'text/html; charset=utf-8',
      'permissions-policy': permissionsPolicy({ hasCamera: true }),
      vary: 'Accept-Language, Cookie',
    },
  };
}
