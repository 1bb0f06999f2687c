/**
 * Removes each lock, unique key and conditional update of the server in turn, and finds the test that
 * fails without it: `npm run test:locks`. Continues where an earlier run has ended, tries
 * again what no test missed, and writes docs/removed-locks.md.
 *
 * `-- --list` only counts the guards, and `-- --again` tries all of them again. Other words choose the guards whose names have all of them. The tests that
 * reach a guard are recorded again after each change of the server; `-- --recorded` uses the last
 * recording all the same.
 * `LANES=2 npm run test:locks` tries two guards at the same time.
 */
import 'temporal-polyfill/global';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithParents } from './lib/lifeline.ts';
import { findGuards } from './removed-locks/find-guards.ts';
import type { Guard } from './removed-locks/guard.ts';
import { type Lane, openLane } from './removed-locks/lane.ts';
import { likelyFirst } from './removed-locks/likely-first.ts';
import { countKinds, isExplained, pageOf, unexplained } from './removed-locks/page.ts';
import { fingerprintOf, type Reach, recordReach } from './removed-locks/reach.ts';
import { readResults, writeResults } from './removed-locks/results.ts';
import { nameOf, type Result, tryWithout } from './removed-locks/try-without.ts';

endWithParents();

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = 'scripts/removed-locks/results.json';
const REACH = 'test-results/removed-locks-reach.json';
const PAGE = 'docs/removed-locks.md';
/** Test files of a guard that run before all others. */
const LIKELY = 8;

process.chdir(ROOT);
const asked = process.argv.slice(2);
const words = asked.filter((word) => !word.startsWith('--'));
const lanesAtOnce = Number(process.env.LANES ?? 1);

/** Guards that this run has a result for. */
const tried = new Set<string>();

const guards = findGuards(ROOT);
console.log(countKinds(guards).join('\n'));
if (!asked.includes('--list')) await tryAll();

async function tryAll(): Promise<void> {
  const results: Record<string, Result> = { ...readResults(RESULTS) };
  const chosen = guards.filter((guard) => isChosen(guard, results[guard.id]));
  console.log(`${chosen.length} to try`);
  if (chosen.length > 0) {
    const lanes = await Promise.all(Array.from({ length: lanesAtOnce }, () => openLane(ROOT)));
    try {
      const reach = await readReach(lanes[0]);
      // Most guards are missed by one of few tests. All others run for what is left.
      for (const isLikely of [true, false]) {
        const left = chosen.filter(({ id }) => !tried.has(id)).values();
        await Promise.all(lanes.map((lane) => work(lane, left, { reach, isLikely, results })));
      }
    } finally {
      await Promise.all(lanes.map((lane) => lane.close()));
    }
  }
  writeFileSync(PAGE, pageOf(guards, results));
  const open = unexplained(guards, results);
  console.log(`${guards.filter(({ id }) => results[id] === undefined).length} are not tried yet`);
  for (const { id } of open) console.log(`SURVIVED ${id}`);
  process.exitCode = open.length === 0 ? 0 : 1;
}

function isChosen({ id }: Guard, result: Result | undefined): boolean {
  if (words.length > 0) return words.every((word) => id.includes(word));
  if (asked.includes('--again') || result === undefined) return true;
  return result.failing === null && !isExplained(id);
}

/** What a run has recorded is used by the next, as long as the sources are the same. */
async function readReach(lane: Lane | undefined): Promise<Reach> {
  if (existsSync(REACH)) {
    const known: Reach = JSON.parse(readFileSync(REACH, 'utf8'));
    if (asked.includes('--recorded') || known.fingerprint === fingerprintOf(ROOT)) return known;
  }
  if (lane === undefined) throw new Error('LANES is a number from 1');
  console.log('recording which tests reach which guards');
  const reach = await recordReach(lane, guards, lanesAtOnce);
  for (const test of reach.failed) {
    console.log(`fails although nothing is removed: ${nameOf(test)}\n${test.message}`);
  }
  mkdirSync('test-results', { recursive: true });
  writeFileSync(REACH, JSON.stringify(reach));
  return reach;
}

interface Work {
  readonly reach: Reach;
  /** Whether the likely test files run, or all others. */
  readonly isLikely: boolean;
  readonly results: Record<string, Result>;
}

async function work(
  lane: Lane,
  left: Iterator<Guard>,
  { reach, isLikely, results }: Work,
): Promise<void> {
  for (let next = left.next(); next.done !== true; next = left.next()) {
    const guard = next.value;
    const files = likelyFirst(guard, reach.files[guard.id] ?? []);
    const began = performance.now();
    const some = isLikely ? files.slice(0, LIKELY) : files.slice(LIKELY);
    const result = await tryWithout(lane, guard, some);
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
    console.log(`${seconds} s  ${guard.id}`);
    for (const name of result.sometimes) console.log(`        failed once: ${name}`);
    if (result.failing === null && isLikely && files.length > LIKELY) continue;
    console.log(`        ${result.failing === null ? 'SURVIVED' : nameOf(result.failing)}`);
    tried.add(guard.id);
    results[guard.id] = { ...result, files: files.length };
    writeResults(RESULTS, guards, results);
  }
}
