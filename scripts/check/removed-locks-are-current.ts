/**
 * Checks that `npm run test:locks` has a result for every lock, unique key and conditional update
 * of the server. Each needs a failing test or a reason. It runs no tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unexplained } from '../mutation/page-rows.ts';
import { readResults } from '../mutation/results.ts';
import { findGuards } from '../removed-locks/find-guards.ts';
import { pageOf, REASONS } from '../removed-locks/page.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(ROOT);

const guards = findGuards(ROOT);
const results = readResults('scripts/removed-locks/results.json');
const untried = guards.filter(({ id }) => results[id] === undefined);

for (const { id } of untried) console.error(`not tested yet: ${id}`);
for (const { id } of unexplained(guards, results, REASONS))
  console.error(`no test fails after removal of: ${id}`);
const missing = guards.flatMap(({ id }) => {
  const file = results[id]?.failing?.file;
  return file === undefined || existsSync(file)
    ? []
    : [`${file}, the failing test, does not exist: ${id}`];
});
for (const line of missing) console.error(line);
const isCurrent =
  readFileSync('docs/reference/removed-locks.md', 'utf8') === pageOf(guards, results);
if (!isCurrent)
  console.error(
    'docs/reference/removed-locks.md differs from the results: run `npm run test:locks`',
  );
console.log(`${guards.length} locks, unique keys and conditional updates`);
const problems = untried.length + unexplained(guards, results, REASONS).length + missing.length;
process.exitCode = isCurrent && problems === 0 ? 0 : 1;
