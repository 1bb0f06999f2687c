import { type Guard, KINDS } from './guard.ts';
import reasons from './reasons.json' with { type: 'json' };
import type { Results } from './results.ts';
import { nameOf, type Result } from './try-without.ts';

/**
 * Guards that no test can find missing, by their ids: another guard holds the same, or nothing is lost
 * without them.
 */
const REASONS: Readonly<Record<string, string>> = reasons;

const SERVER = 'apps/api/src/';
/** Letters of SQL that a row shows. */
const LONGEST = 110;

/** How many guards of each kind there are, as lines of text. */
export function countKinds(guards: readonly Guard[]): string[] {
  const counts = Map.groupBy(guards, ({ kind }) => kind);
  const lines = KINDS.map(
    (kind) => `${String(counts.get(kind)?.length ?? 0).padStart(4)}  ${kind}`,
  );
  return [...lines, `${String(guards.length).padStart(4)}  all`];
}

/** Guards without which every test passes, and for which no reason is given. */
export function unexplained(guards: readonly Guard[], results: Results): Guard[] {
  return guards.filter(({ id }) => results[id]?.failing === null && !isExplained(id));
}

/** Whether the list of reasons has the guard. */
export function isExplained(id: string): boolean {
  return REASONS[id] !== undefined;
}

/** Writes the reference page. */
export function pageOf(guards: readonly Guard[], results: Results): string {
  const counts = Map.groupBy(guards, ({ kind }) => kind);
  const found = guards.filter(({ id }) => results[id]?.failing != null).length;
  return [
    '# Removed locks',
    '',
    'This page lists every lock, unique key and conditional update of the server, and the test that fails without it. It is generated: `npm run test:locks` writes it.',
    '',
    'The tool (`scripts/removed-locks.ts`) finds the guards by searching the SQL of the server and its migrations. It removes one at a time in a copy of the sources and runs the tests that reach it, with a real PostgreSQL server, up to the first failure. The file of a failing test runs again and has to fail again. `npm run test:locks -- --list` only counts the guards. Other words choose guards by their names.',
    '',
    '| kind | guards | a test fails | equivalent |',
    '|---|--:|--:|--:|',
    ...KINDS.map((kind) => {
      const own = counts.get(kind) ?? [];
      const killed = own.filter(({ id }) => results[id]?.failing != null).length;
      return `| ${kind} | ${own.length} | ${killed} | ${own.length - killed} |`;
    }),
    `| all | ${guards.length} | ${found} | ${guards.length - found} |`,
    '',
    'Not counted: primary keys of generated ids and keys that a reference needs (no statement can meet them twice), and the tables of pg-boss, which the library changes with its own statements. A unique key is removed together with the `on conflict` clauses that name it, because PostgreSQL would reject those statements.',
    '',
    ...[...Map.groupBy(guards, ({ file }) => file)].flatMap(([file, own]) => [
      `## ${file.replace(SERVER, '')}`,
      '',
      '| function or table | kind | removed | without it |',
      '|---|---|---|---|',
      ...own.map((guard) => rowOf(guard, results[guard.id])),
      '',
    ]),
  ].join('\n');
}

function rowOf({ id, owner, kind, text }: Guard, result: Result | undefined): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  const cells = [owner, kind, inCode(shown), outcomeOf(id, result)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function outcomeOf(id: string, result: Result | undefined): string {
  if (result === undefined) return 'not tried';
  if (result.failing !== null) {
    const { file, name } = result.failing;
    return nameOf({ file: file.replace(SERVER, ''), name });
  }
  const reason = REASONS[id];
  return reason === undefined ? '**SURVIVED**' : `Equivalent: ${reason}`;
}

/** Two backticks, as templates of SQL have single ones. */
function inCode(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
