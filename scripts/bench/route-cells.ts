import { figure, kilobytes, type Row, ratio } from './report.ts';
import type { Lateness } from './targets.ts';
import type { Visit, Visits } from './visit.ts';

const OF_A_VISIT = ['requests', 'paint', 'LCP', '× static', '× list', 'blocking', 'longest', 'CLS'];

/** Of {@link routeCells}: what came with the first visit, then each visit. */
export const ROUTE_COLUMNS = [
  'JS kB gzip',
  'brotli',
  ...OF_A_VISIT,
  ...OF_A_VISIT.map((column) => (column === 'requests' ? 'warm: requests' : column)),
];

/** A page's line in the table. The last two are the pages that it is compared with. */
export function routeCells(
  name: string,
  { cold, warm }: Visits,
  list: Lateness,
  still: Lateness,
): Row {
  return [
    name,
    kilobytes(cold.scriptGzip),
    kilobytes(cold.script),
    ...visitCells(cold, list.cold, still.cold),
    ...visitCells(warm, list.warm, still.warm),
  ];
}

function visitCells(visit: Visit, list: number, still: number): readonly string[] {
  const { blocking, cls, firstPaint, lcp, longestTask, requests } = visit;
  return [
    String(requests),
    milliseconds(firstPaint),
    milliseconds(lcp),
    ratio(lcp, still),
    ratio(lcp, list),
    milliseconds(blocking),
    milliseconds(longestTask),
    cls.toFixed(3),
  ];
}

function milliseconds(value: number): string {
  return figure(Math.round(value)).replace(/\.0+$/, '');
}
