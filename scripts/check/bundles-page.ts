import type { Weighed } from './byte-budgets.ts';

/** Report of the scripts of each page, which `npm run bench -- bundles` writes. */
export const BUNDLES_PAGE = 'docs/reference/bundles.md';

/** Maximum difference between a documented total and the build, in bytes. */
const TOLERANCE = 2_000;

/**
 * Returns the names of pages with a documented total that differs from the measured one.
 *
 * @param report text of {@link BUNDLES_PAGE}; pages that it does not list are ignored
 */
export function outdatedTotals(report: string, measured: readonly Weighed[]): readonly string[] {
  const totals = new Map<string, number>();
  for (const [, name = '', kilobytes] of report.matchAll(/^\| (\w+) \| (\d+\.\d) \| \d/gm)) {
    totals.set(name, Number(kilobytes) * 1000);
  }
  return measured
    .filter(({ name, weight }) => Math.abs((totals.get(name) ?? weight) - weight) > TOLERANCE)
    .map(({ name }) => name);
}
