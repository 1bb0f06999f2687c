import { countRows, type Reasons, rowOf } from '../mutation/page-rows.ts';
import type { Results } from '../mutation/results.ts';
import { KINDS, type Lock } from './lock.ts';
import reasons from './reasons.json' with { type: 'json' };

/**
 * Guards that no test can find missing, by their ids: another guard holds the same, or nothing is lost
 * without them.
 */
export const REASONS: Reasons = reasons;

const SERVER = 'apps/api/src/';

/** How many guards of each kind there are, as lines of text. */
export function countKinds(guards: readonly Lock[]): string[] {
  const counts = Map.groupBy(guards, ({ kind }) => kind);
  const lines = KINDS.map(
    (kind) => `${String(counts.get(kind)?.length ?? 0).padStart(4)}  ${kind}`,
  );
  return [...lines, `${String(guards.length).padStart(4)}  all`];
}

/** Writes the reference page. */
export function pageOf(guards: readonly Lock[], results: Results): string {
  const shorten = (file: string) => file.replace(SERVER, '');
  return [
    '# Removed locks',
    '',
    'This page lists every lock, unique key and conditional update of the server, and the test that fails without it. It is generated: `npm run test:locks` writes it.',
    '',
    'The tool (`scripts/removed-locks.ts`) finds the guards by searching the SQL of the server and its migrations. It removes one at a time in a copy of the sources and runs the tests that reach it, with a real PostgreSQL server, up to the first failure. A failing test runs again by itself and has to fail again. `npm run test:locks -- --list` only counts the guards. Other words choose guards by their names.',
    '',
    '| kind | guards | a test fails | equivalent |',
    '|---|--:|--:|--:|',
    ...countRows(KINDS, guards, results),
    '',
    'Not counted: primary keys of generated ids and keys that a reference needs (no statement can meet them twice), and the tables of pg-boss, which the library changes with its own statements. A unique key is removed together with the `on conflict` clauses that name it, because PostgreSQL would reject those statements.',
    '',
    ...[...Map.groupBy(guards, ({ file }) => file)].flatMap(([file, own]) => [
      `## ${shorten(file)}`,
      '',
      '| function or table | kind | removed | without it |',
      '|---|---|---|---|',
      ...own.map((guard) => rowOf(guard, results, REASONS, shorten)),
      '',
    ]),
  ].join('\n');
}
