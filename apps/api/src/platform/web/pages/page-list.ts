import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathPattern } from '@claypot/domain/routes';
import * as v from 'valibot';
import type { Language } from '../../../shared/text/language.ts';

/** Schema of the built web app's `pages/manifest.json`, which maps paths to pages. */
const manifest = v.object({
  /** In a path `:name` matches one segment, `:name?` one or none. */
  pages: v.array(v.object({ path: v.string(), page: v.string() })),
  notFound: v.string(),
  companyNotFound: v.string(),
  /** Paths of the style sheets of the public pages; empty in older builds. */
  publicStyles: v.optional(v.array(v.string()), []),
  /** Version of the whole build. A service worker caches the pages of one version only. */
  version: v.optional(v.string(), ''),
  /** Hashes of the pages' inline scripts, in the format of the content security policy. */
  scripts: v.optional(v.array(v.pipe(v.string(), v.regex(/^'sha256-[\w+/]+=*'$/))), []),
});

/** Path of the app's maintenance page, shown while the database is unavailable. */
const MAINTENANCE = '/maintainance';

const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

/** Pages of the built web app. */
export interface PageList {
  /** Returns the page of a path; null if the app has no such path. */
  find(path: string): string | null;
  notFound: string;
  companyNotFound: string;
  unavailable: string;
  html(page: string, language: Language): string;
  /** Names of all pages with a path. */
  names: readonly string[];
  /** Version of the build; changes with any page or code. */
  version: string;
  /** Hashes of the inline scripts in the pages. */
  scripts: readonly string[];
  /** Paths of the style sheets of the public pages. */
  publicStyles: readonly string[];
}

/** Reads every page into memory. Rejects if the web app is missing or incompletely built. */
export async function readPages(folder: string): Promise<PageList> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const { pages, notFound, companyNotFound, publicStyles, scripts, version } = v.parse(
    manifest,
    JSON.parse(text),
  );
  const names = new Set([...pages.map(({ page }) => page), notFound, companyNotFound]);
  const html = new Map<string, string>();
  for (const name of names) {
    for (const language of LANGUAGES) {
      const file = `${name}.${language}.html`;
      html.set(file, await readFile(join(folder, file), 'utf8'));
    }
  }
  const patterns = pages.map(({ path, page }) => ({ page, pattern: pathPattern(path) }));
  const find = (path: string): string | null =>
    patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
  return {
    notFound,
    companyNotFound,
    unavailable: find(MAINTENANCE) ?? notFound,
    find,
    names: [...new Set(pages.map(({ page }) => page))],
    version,
    scripts,
    publicStyles,
    html(page, language) {
      const document = html.get(`${page}.${language}.html`);
      if (document === undefined) throw new Error(`There is no page ${page} in ${language}`);
      return document;
    },
  };
}
