import { kilobytes, type Row, ratio } from './report.ts';
import type { Measured } from './targets.ts';
import type { Visit } from './visit.ts';

const VISIT_COLUMNS = ['usable', '× list', 'paint', 'LCP', '× list', 'CLS'];

/**
 * Columns of {@link routeCells}: scripts and work of the first visit, then the cold and the warm
 * visit.
 */
export const ROUTE_COLUMNS = [
  'requests',
  'JS kB',
  'before usable',
  'blocking',
  'in all',
  'longest',
  'link',
  ...VISIT_COLUMNS,
  ...VISIT_COLUMNS.map((column, index) => (index === 0 ? `warm: ${column}` : column)),
];

/** Formats a page's table row. `list` is the React list page. */
export function routeCells(name: string, page: Measured, list: Measured): Row {
  const { cold, link, shift, warm, work } = page;
  return [
    name,
    String(cold.requests),
    kilobytes(cold.script),
    kilobytes(cold.scriptBefore),
    milliseconds(work.blocking),
    milliseconds(work.blockingInAll),
    milliseconds(work.longestTask),
    milliseconds(link),
    ...visitCells({ ...cold, cls: Math.max(cold.cls, shift) }, list.cold),
    ...visitCells(warm, list.warm),
  ];
}

function visitCells({ cls, firstPaint, lcp, usable }: Visit, list: Visit): readonly string[] {
  return [
    milliseconds(usable),
    ratio(usable, list.usable),
    milliseconds(firstPaint),
    milliseconds(lcp),
    ratio(lcp, list.lcp),
    cls.toFixed(3),
  ];
}

/** Formats a time; `–` for NaN. */
function milliseconds(value: number): string {
  return Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
}
