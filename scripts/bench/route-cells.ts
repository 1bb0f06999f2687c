import { kilobytes, type Row, ratio } from './report.ts';
import type { Lateness, Measured } from './targets.ts';
import type { Visit } from './visit.ts';

const VISIT_COLUMNS = ['requests', 'paint', 'LCP', '× static', '× list', 'CLS'];

/**
 * Columns of {@link routeCells}: scripts and work of the first visit, then the cold and the warm
 * visit.
 */
export const ROUTE_COLUMNS = [
  'JS kB gzip',
  'brotli',
  'before LCP',
  'blocking',
  'longest',
  ...VISIT_COLUMNS,
  ...VISIT_COLUMNS.map((column) => (column === 'requests' ? 'warm: requests' : column)),
];

/** Formats a page's table row. `list` and `staticPage` are the LCPs of the reference pages. */
export function routeCells(
  name: string,
  { cold, warm, work }: Measured,
  list: Lateness,
  staticPage: Lateness,
): Row {
  return [
    name,
    kilobytes(cold.scriptGzip),
    kilobytes(cold.script),
    kilobytes(cold.scriptBefore),
    milliseconds(work.blocking),
    milliseconds(work.longestTask),
    ...visitCells(cold, list.cold, staticPage.cold),
    ...visitCells(warm, list.warm, staticPage.warm),
  ];
}

function visitCells(visit: Visit, list: number, staticPage: number): readonly string[] {
  const { cls, firstPaint, lcp, requests } = visit;
  return [
    String(requests),
    milliseconds(firstPaint),
    milliseconds(lcp),
    ratio(lcp, staticPage),
    ratio(lcp, list),
    cls.toFixed(3),
  ];
}

function milliseconds(value: number): string {
  return Math.round(value).toLocaleString('en');
}
