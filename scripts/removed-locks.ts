/**
 * Removes each lock, unique key and conditional update of the server in turn, and finds a test that
 * fails without it: `npm run test:locks`. Continues where an earlier run has ended, retries those
 * with neither a failing test nor a reason, and writes docs/reference/removed-locks.md.
 *
 * `-- --list` only counts the guards; `-- --again` retries all of them. Other words select the
 * guards with names that contain all of them. The tests that reach a guard are recorded again after
 * each change of the server; `-- --recorded` uses the last recording anyway. `LANES=2 npm run
 * test:locks` tries two guards at the same time.
 */
import 'temporal-polyfill/global';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithParents } from './lib/lifeline.ts';
import type { Guard } from './mutation/guard.ts';
import { type Lane, openLane } from './mutation/lane.ts';
import { unexplained } from './mutation/page-rows.ts';
import { readResults, writeResults } from './mutation/results.ts';
import { tryAll } from './mutation/try-all.ts';
import { nameOf, type Result } from './mutation/try-without.ts';
import { CONFIG } from './removed-locks/config.ts';
import { findGuards } from './removed-locks/find-guards.ts';
import { lockTestsFirst } from './removed-locks/lock-tests-first.ts';
import { countKinds, pageOf, REASONS } from './removed-locks/page.ts';
import { fingerprintOf, type Reach, recordReach } from './removed-locks/reach.ts';

endWithParents();

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = 'scripts/removed-locks/results.json';
const REACH = 'test-results/removed-locks-reach.json';
const PAGE = 'docs/reference/removed-locks.md';

/** Errors of invalid SQL, which mean that the removal itself is wrong. */
const BROKEN_SQL =
  /syntax error at or near|no unique or exclusion constraint matching|could not determine data type|there is no unique constraint matching/;

process.chdir(ROOT);
const requestedFiles = process.argv.slice(2);
const words = requestedFiles.filter((word) => !word.startsWith('--'));
const lanesAtOnce = Number(process.env.LANES ?? 1);

const guards = findGuards(ROOT);
console.log(countKinds(guards).join('\n'));
if (!requestedFiles.includes('--list')) await tryChosen();

async function tryChosen(): Promise<void> {
  const results: Record<string, Result> = { ...readResults(RESULTS) };
  const chosen = guards.filter((guard) => isChosen(guard, results[guard.id]));
  console.log(`Trying ${chosen.length}`);
  if (chosen.length > 0) {
    const lanes = await Promise.all(Array.from({ length: lanesAtOnce }, () => openLane(ROOT)));
    try {
      const reach = await readReach(lanes[0]);
      await tryAll(chosen, {
        lanes,
        config: CONFIG,
        broken: BROKEN_SQL,
        filesOf: (guard) => lockTestsFirst(guard, reach.files[guard.id] ?? []),
        save(guard, result) {
          results[guard.id] = result;
          writeResults(RESULTS, guards, results);
        },
      });
    } finally {
      await Promise.all(lanes.map((lane) => lane.close()));
    }
  }
  writeFileSync(PAGE, pageOf(guards, results));
  const open = unexplained(guards, results, REASONS);
  console.log(`${guards.filter(({ id }) => results[id] === undefined).length} not tried yet`);
  for (const { id } of open) console.log(`SURVIVED ${id}`);
  process.exitCode = open.length === 0 ? 0 : 1;
}

function isChosen({ id }: Guard, result: Result | undefined): boolean {
  if (words.length > 0) return words.every((word) => id.includes(word));
  if (requestedFiles.includes('--again') || result === undefined) return true;
  return result.failing === null && REASONS[id] === undefined;
}

/**
 * Reuses the recording of an earlier run if the sources are unchanged or with `--recorded`;
 * otherwise records again.
 */
async function readReach(lane: Lane | undefined): Promise<Reach> {
  if (existsSync(REACH)) {
    const known: Reach = JSON.parse(readFileSync(REACH, 'utf8'));
    if (requestedFiles.includes('--recorded') || known.fingerprint === fingerprintOf(ROOT))
      return known;
  }
  if (lane === undefined) throw new Error('LANES must be a number of at least 1');
  console.log('Recording which tests reach which guards');
  const reach = await recordReach(lane, guards, lanesAtOnce);
  for (const test of reach.failed) {
    console.log(`fails without any removal: ${nameOf(test)}\n${test.message}`);
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REACH, JSON.stringify(reach));
  return reach;
}
