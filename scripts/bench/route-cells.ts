import { kilobytes, type Row, ratio } from './report.ts';
import type { Lateness, Measured } from './targets.ts';
import type { Visit } from './visit.ts';

const OF_A_VISIT = ['requests', 'paint', 'LCP', '× static', '× list', 'CLS'];

/** Of {@link routeCells}: scripts and work of the first visit, then each visit. */
export const ROUTE_COLUMNS = [
  'JS kB gzip',
  'brotli',
  'before LCP',
  'blocking',
  'longest',
  ...OF_A_VISIT,
  ...OF_A_VISIT.map((column) => (column === 'requests' ? 'warm: requests' : column)),
];

/** A page's line in the table. The last two are the pages that it is compared with. */
export function routeCells(
  name: string,
  { cold, warm, work }: Measured,
  list: Lateness,
  still: Lateness,
): Row {
  return [
    name,
    kilobytes(cold.scriptGzip),
    kilobytes(cold.script),
    kilobytes(cold.scriptBefore),
    milliseconds(work.blocking),
    milliseconds(work.longestTask),
    ...visitCells(cold, list.cold, still.cold),
    ...visitCells(warm, list.warm, still.warm),
  ];
}

function visitCells(visit: Visit, list: number, still: number): readonly string[] {
  const { cls, firstPaint, lcp, requests } = visit;
  return [
    String(requests),
    milliseconds(firstPaint),
    milliseconds(lcp),
    ratio(lcp, still),
    ratio(lcp, list),
    cls.toFixed(3),
  ];
}

function milliseconds(value: number): string {
  return Math.round(value).toLocaleString('en');
}
