import { countRows, type Reasons, rowOf } from '../mutation/page-rows.ts';
import type { Results } from '../mutation/results.ts';
import { KINDS } from './find-conditions.ts';
import reasons from './reasons.json' with { type: 'json' };
import type { Place } from './sample.ts';

/** Why no test can miss a condition, by the condition's id. */
export const REASONS: Reasons = reasons;

const SOURCES = /^(?:apps\/api|packages\/domain)\/src\//;

/** Writes the reference page. */
export function pageOf(places: readonly Place[], results: Results): string {
  const shorten = (file: string) => file.replace(SOURCES, '');
  return [
    '# Removed guards',
    '',
    `This page lists ${places.length} conditions of the domain and the server, chosen by a seed, and the test that fails without each. It is generated: \`npm run test:guards\` writes it.`,
    '',
    'The tool (`scripts/removed-guards.ts`) finds conditions of these kinds:',
    '',
    '- **Early exit**: the condition of an `if` that returns or throws, except a comparison with null that only throws an `Error`. The tool replaces it by `false`.',
    '- **Part of a condition**: an operand of such a condition, or of the boolean that a predicate returns. The tool replaces it by `true` under `&&` and by `false` under `||`.',
    '- **Machine guard**: the `guard` of a transition. The tool replaces it by `() => true`.',
    '',
    'It removes one at a time in a copy of the sources and runs the test files that import its file, the likeliest first, up to the first failure. For a condition of the server it runs the eight likeliest files, so that a test near the condition has to notice. A failing test runs again by itself and has to fail again.',
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
        '| function | kind | removed | without it |',
        '|---|---|---|---|',
        ...own.map((place) => rowOf(place, results, REASONS, shorten)),
        '',
      ]),
    ]),
  ].join('\n');
}
