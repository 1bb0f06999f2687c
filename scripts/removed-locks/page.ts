import { countRows, type Reasons, rowOf } from '../mutation/page-rows.ts';
import type { Results } from '../mutation/results.ts';
import { KINDS, type Lock } from './lock.ts';
import reasons from './reasons.json' with { type: 'json' };

/**
 * Reasons why no test can detect the removal of a guard, by guard id: another guard has the same
 * effect, or nothing is lost.
 */
export const REASONS: Reasons = reasons;

const SERVER = 'apps/api/src/';

/** Returns the number of guards of each kind, as lines of text. */
export function countKinds(guards: readonly Lock[]): string[] {
  const counts = Map.groupBy(guards, ({ kind }) => kind);
  const lines = KINDS.map(
    (kind) => `${String(counts.get(kind)?.length ?? 0).padStart(4)}  ${kind}`,
  );
  return [...lines, `${String(guards.length).padStart(4)}  all`];
}

export function pageOf(guards: readonly Lock[], results: Results): string {
  const shorten = (file: string) => file.replace(SERVER, '');
  return [
    '# Removed locks',
    '',
    'This page lists the locks, unique keys and conditional updates of the server, and for each the file of a test that fails without it.',
    '',
    '`npm run test:locks` generates this page. `scripts/removed-locks/results.json` has the titles of the tests.',
    '',
    'The tool (`scripts/removed-locks.ts`) finds these guards in the SQL of the server and of its migrations. For each guard it does this:',
    '',
    '1. It removes the guard in a copy of the sources. It removes a unique key together with the `on conflict` clauses that name the key, because PostgreSQL rejects such a clause without the key.',
    '2. It runs the tests that reach the guard, against a PostgreSQL server, until a test fails.',
    '3. It runs the failing test alone. The test counts only if it fails a second time.',
    '',
    'The tool skips:',
    '',
    '- primary keys of generated ids, and keys that a foreign key needs: no statement can violate them',
    '- the tables of pg-boss: that library writes its own statements',
    '',
    'An equivalent guard changes no result when the tool removes it. Its row has the reason.',
    '',
    '| command | effect |',
    '|---|---|',
    '| `npm run test:locks` | tries new guards, and guards with neither a failing test nor a reason |',
    '| `npm run test:locks -- --again` | tries all guards |',
    '| `npm run test:locks -- --list` | prints the number of guards per kind |',
    '| `npm run test:locks -- addresses.ts lock` | tries the guards with all these words in their ids |',
    '',
    '## Summary',
    '',
    '| kind | guards | a test fails | equivalent |',
    '|---|--:|--:|--:|',
    ...countRows(KINDS, guards, results),
    '',
    ...[...Map.groupBy(guards, ({ file }) => file)].flatMap(([file, own]) => [
      `## ${shorten(file)}`,
      '',
      '| function or table | kind | removed | failing test file |',
      '|---|---|---|---|',
      ...own.map((guard) => rowOf(guard, results, REASONS, shorten)),
      '',
    ]),
  ].join('\n');
}
