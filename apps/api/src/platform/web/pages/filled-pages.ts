import { createLru } from '../../../shared/lru.ts';
import type { Language } from '../../../shared/text/language.ts';
import { pageBrand, policyWith } from '../brand/page-brand.ts';
import { createBody } from '../files/encoding.ts';
import { etagOf, REVALIDATED, type Sendable } from '../files/send.ts';
import type { CompanyRecord } from '../find-company.ts';
import { fillPage } from './fill-page.ts';
import type { PageList } from './page-list.ts';
import { type PageParts, splitPage } from './split-page.ts';

/** Page and company chosen for a request. */
export interface Choice {
  readonly page: string;
  readonly status: number;
  readonly company: CompanyRecord | null;
}

/** Pages of the build with the data of a company. Each is filled once per company record. */
export interface FilledPages {
  /** Returns a page as it is sent without a visitor. */
  page(choice: Choice, language: Language): Sendable;
  /** Returns the parts of a page that the server renders. */
  parts(choice: Choice, language: Language): PageParts;
  /** Returns all pages in one response, for the service worker. */
  all(company: CompanyRecord, language: Language): Sendable;
  /** Returns the headers of each page of a company. */
  headers(company: CompanyRecord | null, language: Language): Record<string, string>;
}

interface FilledPagesOptions {
  readonly pages: PageList;
  readonly policy: string;
  /** True to install the service worker. */
  readonly worker: boolean;
}

/** Placeholder for the tag that makes a page register the service worker. */
const WORKER_PLACE = '<!--worker-->';
/** Code that only a page without data needs at first. */
const SOON = /<link rel="modulepreload" data-soon[^>]*>\s*/g;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Maximum size of each cache, in characters. */
const CAPACITY = 16 * 1024 * 1024;

/** @param workerPath path of the service worker's script */
export function createFilledPages(
  { pages, policy, worker }: FilledPagesOptions,
  workerPath: string,
): FilledPages {
  const workerTag = worker ? `<meta name="claypot:worker" content="${workerPath}">` : '';
  const sendables = createLru<Sendable>(CAPACITY);
  const split = createLru<PageParts>(CAPACITY);

  const fill = (page: string, language: Language, company: CompanyRecord | null): string =>
    fillPage(pages.html(page, language).replace(WORKER_PLACE, workerTag), company);

  const headersOf = (
    company: CompanyRecord | null,
    language: Language,
    type: string,
  ): Record<string, string> => ({
    'content-security-policy': policyWith(policy, pageBrand(company)),
    'content-language': language.replace('_', '-'),
    'content-type': type,
    vary: 'Accept-Language, Cookie',
  });

  const toSendable = (text: string, headers: Record<string, string>, status: number): Sendable => ({
    body: createBody(new TextEncoder().encode(text)),
    compressible: true,
    etag: etagOf(text),
    status,
    headers: { ...headers, 'cache-control': REVALIDATED },
  });

  return {
    page: ({ company, page, status }, language) =>
      cached(sendables, [status, page, language, versionOf(company)], () => {
        const html = fill(page, language, company);
        return [toSendable(html, headersOf(company, language, HTML), status), html.length];
      }),
    parts: ({ company, page }, language) =>
      cached(split, [page, language, versionOf(company)], () => {
        const html = fill(page, language, company).replace(SOON, '');
        return [splitPage(html), html.length];
      }),
    all: (company, language) =>
      cached(sendables, ['all', language, versionOf(company)], () => {
        const { names, version } = pages;
        const all = Object.fromEntries(names.map((name) => [name, fill(name, language, company)]));
        const text = JSON.stringify({ version, pages: all });
        return [toSendable(text, headersOf(company, language, JSON_TYPE), 200), text.length];
      }),
    headers: (company, language) => headersOf(company, language, HTML),
  };
}

/** Returns a text that changes with the company record. */
function versionOf(company: CompanyRecord | null): string {
  return etagOf(JSON.stringify(company));
}

/** @param make returns the value and its size, in characters */
function cached<Value>(
  cache: ReturnType<typeof createLru<Value>>,
  parts: readonly (string | number)[],
  make: () => readonly [value: Value, size: number],
): Value {
  const key = parts.join(' ');
  const before = cache.get(key);
  if (before !== undefined) return before;
  const [value, size] = make();
  cache.set(key, value, key.length + size);
  return value;
}
