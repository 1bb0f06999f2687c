import type { Guard } from './guard.ts';
import type { Results } from './results.ts';

/** Why no test can miss a guard, by the guard's id. */
export type Reasons = Readonly<Record<string, string>>;

/** Letters of code that a row shows. */
const LONGEST = 110;

/** Guards without which every test passes, and for which no reason is given. */
export function unexplained<Some extends Guard>(
  guards: readonly Some[],
  results: Results,
  reasons: Reasons,
): Some[] {
  return guards.filter(({ id }) => results[id]?.failing === null && reasons[id] === undefined);
}

/** Counts of guards by kind, as rows of a table, with their sum. */
export function countRows(
  kinds: readonly string[],
  guards: readonly Guard[],
  results: Results,
): string[] {
  const counts = Map.groupBy(guards, ({ kind }) => kind);
  return [
    ...kinds.map((kind) => countRow(kind, counts.get(kind) ?? [], results)),
    countRow('all', guards, results),
  ];
}

function countRow(kind: string, guards: readonly Guard[], results: Results): string {
  const killed = guards.filter(({ id }) => results[id]?.failing != null).length;
  return `| ${kind} | ${guards.length} | ${killed} | ${guards.length - killed} |`;
}

/** Row of a guard: owner, kind, removed code, and the file of the test that fails. */
export function rowOf(
  { id, owner, kind, text }: Guard,
  results: Results,
  reasons: Reasons,
  shorten: (file: string) => string,
): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  const cells = [owner, kind, inCode(shown), outcomeOf(id, results, reasons, shorten)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function outcomeOf(
  id: string,
  results: Results,
  reasons: Reasons,
  shorten: (file: string) => string,
): string {
  const result = results[id];
  if (result === undefined) return 'not tried';
  if (result.failing !== null) return inCode(shorten(result.failing.file));
  const reason = reasons[id];
  return reason === undefined ? '**SURVIVED**' : `Equivalent: ${reason}`;
}

/** Two backticks, as templates have single ones. */
function inCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
