import type { Guard } from './guard.ts';
import type { Results } from './results.ts';

/** Reasons why no test can detect the removal of a guard, by guard id. */
export type Reasons = Readonly<Record<string, string>>;

/** Maximum characters of code shown in a row. */
const LONGEST = 110;

/** Returns the guards that no test misses and that have no documented reason. */
export function unexplained<Some extends Guard>(
  guards: readonly Some[],
  results: Results,
  reasons: Reasons,
): Some[] {
  return guards.filter(({ id }) => results[id]?.failing === null && reasons[id] === undefined);
}

/** Returns the table rows with counts of guards by kind, and their sum. */
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

/** Returns the row of a guard: owner, kind, removed code, and the file of the failing test. */
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

/** Uses two backticks if the code contains single ones. */
function inCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
