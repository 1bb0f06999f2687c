import { countRows, type Reasons, rowOf } from '../mutation/page-rows.ts';
import type { Results } from '../mutation/results.ts';
import { KINDS } from './find-conditions.ts';
import reasons from './reasons.json' with { type: 'json' };
import type { Place } from './sample.ts';

/** Reasons why no test can detect the removal of a condition, by condition id. */
export const REASONS: Reasons = reasons;

const SOURCES = /^(?:apps\/api|packages\/domain)\/src\//;

export function pageOf(places: readonly Place[], results: Results): string {
  const shorten = (file: string) => file.replace(SOURCES, '');
  return [
    '# Removed guards',
    '',
    `This page lists ${places.length} conditions of the domain and the server, and for each the file of a test that fails without it.`,
    '',
    '`npm run test:guards` generates this page. `scripts/removed-guards/results.json` has the titles of the tests. A fixed seed selects the conditions.',
    '',
    '| kind of condition | definition | replaced by |',
    '|---|---|---|',
    '| early exit | the condition of an `if` that returns or throws, except a null check that only throws an `Error` | `false` |',
    '| part of a condition | an operand of an early exit, or of the boolean that a predicate returns | `true` under `&&`, `false` under `\\|\\|` |',
    '| machine guard | the `guard` of a transition | `() => true` |',
    '',
    'For each condition the tool does this:',
    '',
    '1. It replaces the condition in a copy of the sources.',
    '2. It runs the test files that import the changed file, the likeliest first, until a test fails. For a condition of the server it runs at most eight files.',
    '3. It runs the failing test alone. The test counts only if it fails a second time.',
    '',
    'An equivalent condition changes no result when the tool removes it. Its row has the reason.',
    '',
    '| command | effect |',
    '|---|---|',
    '| `npm run test:guards` | tries new conditions, and conditions with neither a failing test nor a reason |',
    '| `npm run test:guards -- --again` | tries all conditions |',
    '| `npm run test:guards -- --list` | prints the conditions |',
    '| `npm run test:guards -- wallet points.ts` | tries the conditions with all these words in their ids |',
    '| `SEED=2 npm run test:guards` | tries other conditions and leaves this page unchanged |',
    '',
    '## Summary',
    '',
    '| kind | conditions | a test fails | equivalent |',
    '|---|--:|--:|--:|',
    ...countRows(KINDS, places, results),
    '',
    ...[...Map.groupBy(places, ({ area }) => area)].flatMap(([area, ofArea]) => [
      `## ${area.charAt(0).toUpperCase()}${area.slice(1)}`,
      '',
      ...[...Map.groupBy(ofArea, ({ file }) => file)].flatMap(([file, own]) => [
        `### ${shorten(file)}`,
        '',
        '| function | kind | removed | failing test file |',
        '|---|---|---|---|',
        ...own.map((place) => rowOf(place, results, REASONS, shorten)),
        '',
      ]),
    ]),
  ].join('\n');
}
