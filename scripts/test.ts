/**
 * Runs the complete test suite: checks, headless tests, server tests, a short form of the chaos
 * tests, all stories, and end-to-end tests of the built product. Parts that passed and have not
 * changed since come from the cache. Ends with the duration of each part, the failures, and the
 * line `N passed, N failed`.
 *
 * `npm test -- server journeys` runs only the named parts; `-- --force` ignores the cache.
 */

import { COMPILE_CACHE } from './lib/compile-cache.ts';
import { endWithParents, openLifeline } from './lib/lifeline.ts';
import { selectParts } from './lib/select-parts.ts';
import { parts, runPart, sum } from './test/parts.ts';
import { prepareBrowser } from './test/prepare.ts';
import { minutes } from './test/progress.ts';
import type { Tally } from './test/reports.ts';

endWithParents();
openLifeline();

process.env.NODE_COMPILE_CACHE = COMPILE_CACHE;

const missing = await prepareBrowser();
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

const requestedParts = process.argv.slice(2);
if (requestedParts.includes('--force')) process.env.TURBO_FORCE = 'true';
const named = selectParts(
  Object.fromEntries(parts.map((part) => [part.name, part])),
  requestedParts.filter((word) => word !== '--force'),
);

const began = performance.now();
const lines: string[] = [];
const tallies: Tally[] = [];
const failures: string[] = [];
for (const [index, [name, part]] of named.entries()) {
  process.stdout.write(`\n# ${name} (${index + 1} of ${named.length})\n`);
  const started = performance.now();
  const tally = await runPart(part);
  const took = minutes(performance.now() - started).padStart(5);
  lines.push(`${took}  ${name}: ${tally.passed} passed, ${tally.failed} failed`);
  process.stdout.write(`${lines.at(-1)}\n`);
  tallies.push(tally);
  failures.push(...tally.failures.map((failure) => `${name}: ${failure}`));
}

process.stdout.write(
  `\n${lines.join('\n')}\n${minutes(performance.now() - began).padStart(5)}  all\n`,
);
if (failures.length > 0) process.stdout.write(`\nFailed:\n  ${failures.join('\n  ')}\n`);
const failed = sum(tallies, 'failed');
process.stdout.write(`\n${sum(tallies, 'passed')} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
