import { formatProblem } from '../import/read/problem.ts';
import type { MappedColumn } from './formats/mapping.ts';
import { isAccepted, type SheetImport } from './plan-import.ts';
import { columnLetters, isBlank } from './read/table.ts';
import type { SheetProblem } from './values/sheet-problem.ts';

const NAMES = {
  claypot: 'Claypot sheet',
  loyverse: 'Loyverse item export',
  square: 'Square item library',
  columns: 'table with mapped columns',
};

/** Maximum number of problems and of names that the report lists. */
const MOST = 50;

/** Formats a planned import for the operator. */
export function formatSheetReport(sheet: SheetImport): string {
  const { source, recognised, problems, folderProblems, plan } = sheet;
  const name = recognised.sheet === '' ? '' : `, sheet “${recognised.sheet}”`;
  const lines = [
    `Recognised: ${NAMES[recognised.format]} (${source}${name}), column names in row ${recognised.headerRow}, ${countOf(recognised.rows.filter((row) => !isBlank(row)).length, 'row')} below.`,
    ...formatMapping(recognised.columns),
    ...formatProblems(problems),
    ...folderProblems.slice(0, MOST).map((problem) => `  error    ${formatProblem(problem)}`),
    'Changes:',
    formatCounts('categories', { ...plan.categories, unchanged: [] }),
    formatCounts('dishes', plan.dishes),
    formatCounts('shared option groups', plan.shared),
    ...formatNames('added', plan.dishes.added),
    ...formatNames('changed', plan.dishes.changed),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Formats what happened to the files. */
export function formatResult(sheet: SheetImport, isWritten: boolean): string {
  if (!isAccepted(sheet))
    return 'Nothing was written. Correct the errors and run the command again.';
  if (sheet.files.size === 0) return 'The folder is up to date: nothing has changed.';
  const files = [...sheet.files.keys()].toSorted().join(', ');
  return isWritten ? `Written: ${files}.` : `Nothing was written. Add --write to change ${files}.`;
}

/** Formats the mapping as a mapping file, with the confidence of each guess. */
function formatMapping(columns: readonly MappedColumn[]): string[] {
  if (columns.length === 0) return [];
  const lines = columns.map(({ index, header, field, confidence }) => {
    const label = header === '' ? columnLetters(index) : header.replaceAll(/\s+/g, ' ');
    const certainty = field === null ? '' : ` (${Math.round(confidence * 100)} %)`;
    return `  ${label} → ${field ?? 'ignored'}${certainty}`;
  });
  return ['Columns:', ...lines];
}

/** Equal problems of several rows are one line. */
function formatProblems(problems: readonly SheetProblem[]): string[] {
  const rows = new Map<string, number[]>();
  for (const { row, column, severity, message } of problems) {
    const text = `${severity.padEnd(8)} ${column === null ? '' : `${column.replaceAll(/\s+/g, ' ')}: `}${message}`;
    rows.set(text, [...(rows.get(text) ?? []), row]);
  }
  const lines = [...rows].map(([text, numbers]) => {
    const place = numbers.length === 1 ? `row ${numbers[0]}` : `rows ${formatRows(numbers)}`;
    const [severity = '', ...message] = text.split(' ');
    return `  ${severity.padEnd(8)} ${place}: ${message.join(' ').trim()}`;
  });
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const heading = `Problems: ${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}.`;
  const more = lines.length > MOST ? [`  and ${lines.length - MOST} more`] : [];
  // Errors come first, because the list is cut.
  const sorted = lines.toSorted(
    (a, b) => Number(b.startsWith('  error')) - Number(a.startsWith('  error')),
  );
  return problems.length === 0 ? [] : [heading, ...sorted.slice(0, MOST), ...more];
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats sorted row numbers as `2–5, 9`. */
function formatRows(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges
    .slice(0, 10)
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return ranges.length > 10 ? `${shown.join(', ')}, …` : shown.join(', ');
}

interface Counted {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

function formatCounts(kind: string, { added, changed, unchanged }: Counted): string {
  if (added.length + changed.length + unchanged.length === 0) return '';
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    ...(kind === 'categories' ? [] : [`${unchanged.length} unchanged`]),
  ];
  return `  ${kind}: ${counts.join(', ')}`;
}

function formatNames(change: string, slugs: readonly string[]): string[] {
  if (slugs.length === 0) return [];
  const more = slugs.length > MOST ? ` and ${slugs.length - MOST} more` : '';
  return [`  ${change}: ${slugs.slice(0, MOST).join(', ')}${more}`];
}
