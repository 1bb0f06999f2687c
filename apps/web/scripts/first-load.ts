import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The most script a page may make a first visit wait for, in bytes as Brotli sends them. The way in
 * is what new customers see first, often on a slow line.
 */
const BUDGETS: Readonly<Record<string, number>> = { login: 117_000 };

/** The scripts that a page is sure to need: those its HTML names. */
export function scriptsOf(html: string): readonly string[] {
  const tags = html.matchAll(
    /<script\b[^>]*\ssrc="\/([^"]+)"|<link rel="modulepreload"[^>]*\shref="\/([^"]+)"/g,
  );
  return [...new Set([...tags].map(([, script, preloaded]) => script ?? preloaded ?? ''))];
}

/**
 * Holds a page to its budget. The folder is compressed already.
 * @throws Error when its scripts weigh more
 */
export async function holdToBudget(dist: string, page: string, html: string): Promise<void> {
  const budget = BUDGETS[page];
  if (budget === undefined) return;
  const sizes = await Promise.all(
    scriptsOf(html).map(async (file) => (await stat(join(dist, `${file}.br`))).size),
  );
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  const told = `${page} waits for ${kilobytes(weight)} of script, of ${kilobytes(budget)} at most.`;
  if (weight > budget) throw new Error(told);
  console.log(told);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
