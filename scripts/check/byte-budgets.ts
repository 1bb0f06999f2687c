import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { PAGE_BUDGETS } from './page-budgets.ts';

/** A built page: its route's name and its HTML. */
export interface BuiltPage {
  readonly name: string;
  readonly html: string;
}

/** Returns the scripts that a page's HTML references. */
export function scriptsOf(html: string): readonly string[] {
  const tags = html.matchAll(
    /<script\b[^>]*\ssrc="\/([^"]+)"|<link rel="modulepreload"(?! data-soon)[^>]*\shref="\/([^"]+)"/g,
  );
  return [...new Set([...tags].map(([, script, preloaded]) => script ?? preloaded ?? ''))];
}

/** Maximum of the scripts that the counter loads before its board is usable, in Brotli bytes. */
const COUNTER_BUDGET = 138_000;

/** URL path below which the counter's files are served. */
const COUNTER = 'counter/';

/**
 * Measures the scripts of the counter's page in English against their budget.
 *
 * @param html page of the build, which preloads the texts of all languages
 */
export async function weighCounter(
  dist: string,
  html: string,
  budget: number = COUNTER_BUDGET,
): Promise<Weighed> {
  const english = html.replace(/<link [^>]*data-language="(?!en")[^>]*>/g, '');
  const files = scriptsOf(english).map((file) => file.slice(COUNTER.length));
  return { name: 'counter', weight: await sizeOf(dist, files), budget };
}

async function sizeOf(dist: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => (await stat(join(dist, `${file}.br`))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Script size of a part, with its budget. */
export interface Weighed {
  readonly name: string;
  /** Compressed bytes. */
  readonly weight: number;
  readonly budget: number;
}

/**
 * Measures the scripts that each page loads before it can react, compressed with gzip.
 *
 * @param budgets maximum bytes by the name of the page
 * @throws Error if a page has no budget
 */
export function weighPages(
  dist: string,
  pages: readonly BuiltPage[],
  budgets: Readonly<Record<string, number>> = PAGE_BUDGETS,
): Promise<readonly Weighed[]> {
  return Promise.all(
    pages.map(async ({ html, name }) => {
      const budget = budgets[name];
      if (budget === undefined) throw new Error(`The page ${name} has no budget`);
      const sizes = await Promise.all(scriptsOf(html).map((file) => gzipSize(join(dist, file))));
      return { name, weight: sizes.reduce((sum, size) => sum + size, 0), budget };
    }),
  );
}

const compress = promisify(gzip);

/** Returns the bytes of a file compressed with gzip. */
async function gzipSize(file: string): Promise<number> {
  const level = constants.Z_BEST_COMPRESSION;
  return (await compress(await readFile(file), { level })).byteLength;
}

/** Formats a line such as `menu only: 21.9 kB of script, limit 22.2 kB`. */
export function lineOf({ name, weight, budget }: Weighed): string {
  return `${name}: ${kilobytes(weight)} of script, limit ${kilobytes(budget)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
