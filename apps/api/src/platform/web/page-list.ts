import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathPattern } from '@claypot/domain/routes';
import * as v from 'valibot';
import type { Language } from '../../shared/text/language.ts';

/** `pages/manifest.json` of the built web app: which page was made for which path. */
const manifest = v.object({
  /** `:name` in a path stands for one segment, `:name?` for one or none. */
  pages: v.array(v.object({ path: v.string(), page: v.string() })),
  notFound: v.string(),
  companyNotFound: v.string(),
  /** Of the whole build; a service worker keeps no pages of another one. */
  version: v.optional(v.string(), ''),
  /** The sources of the scripts that stand in the pages, as their content security policy has them. */
  scripts: v.optional(v.array(v.pipe(v.string(), v.regex(/^'sha256-[\w+/]+=*'$/))), []),
});

/** The app's own page for a system under maintenance, shown while the database is away. */
const MAINTENANCE = '/maintainance';

const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

/** The pages the web app was built into. */
export interface PageList {
  /** The page of a path, or null for a path the app does not know. */
  find(path: string): string | null;
  notFound: string;
  companyNotFound: string;
  unavailable: string;
  html(page: string, language: Language): string;
  /** The pages of all paths. */
  names: readonly string[];
  /** Another one for each build whose pages or code differ. */
  version: string;
  /** What stands in them and may run, by its hash. */
  scripts: readonly string[];
}

/** Reads every page into memory. Rejects when the web app is not, or not wholly, built. */
export async function readPages(folder: string): Promise<PageList> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const { pages, notFound, companyNotFound, scripts, version } = v.parse(
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
    html(page, language) {
      const found = html.get(`${page}.${language}.html`);
      if (found === undefined) throw new Error(`There is no page ${page} in ${language}`);
      return found;
    },
  };
}
