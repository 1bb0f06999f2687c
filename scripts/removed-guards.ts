/**
 * Removes conditions of the domain and the server, one at a time, and finds a test that fails
 * without each: `npm run test:guards`. The seed selects the same 60 conditions each time. Continues
 * where an earlier run has ended, retries those with neither a failing test nor a reason, and
 * writes docs/reference/removed-guards.md.
 *
 * `-- --list` only lists the conditions; `-- --again` retries all of them. Other words select the
 * conditions with names that contain all of them. `SEED=2 npm run test:guards` tries other
 * conditions and does not change the results and the page.
 */
import 'temporal-polyfill/global';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endWithParents } from './lib/lifeline.ts';
import { openLane } from './mutation/lane.ts';
import { unexplained } from './mutation/page-rows.ts';
import { readResults, writeResults } from './mutation/results.ts';
import { tryAll } from './mutation/try-all.ts';
import type { Result } from './mutation/try-without.ts';
import { pageOf, REASONS } from './removed-guards/page.ts';
import { relatedTests } from './removed-guards/related-tests.ts';
import { type Place, samplePlaces } from './removed-guards/sample.ts';

endWithParents();

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = 'scripts/removed-guards/results.json';
const PAGE = 'docs/reference/removed-guards.md';
const CONFIG = 'scripts/removed-guards/vitest.config.ts';
/** Seed of the published page. */
const SEED = '1';

process.chdir(ROOT);
const requestedFiles = process.argv.slice(2);
const words = requestedFiles.filter((word) => !word.startsWith('--'));
const seed = process.env.SEED ?? SEED;

const places = samplePlaces(ROOT, seed);
const results: Record<string, Result> = seed === SEED ? { ...readResults(RESULTS) } : {};

if (requestedFiles.includes('--list')) {
  for (const { area, id } of places) console.log(`${area.padEnd(20)} ${id}`);
} else {
  await tryChosen();
}

async function tryChosen(): Promise<void> {
  const chosen = places.filter((place) => isChosen(place));
  console.log(`Trying ${chosen.length} of ${places.length}`);
  if (chosen.length > 0) await tryIn(chosen);
  if (seed === SEED) writeFileSync(PAGE, pageOf(places, results));
  const open = unexplained(places, results, REASONS);
  console.log(`${places.filter(({ id }) => results[id] === undefined).length} not tried yet`);
  for (const { id } of open) console.log(`SURVIVED ${id}`);
  process.exitCode = open.length === 0 ? 0 : 1;
}

async function tryIn(chosen: readonly Place[]): Promise<void> {
  const lane = await openLane(ROOT);
  try {
    await tryAll(chosen, {
      lanes: [lane],
      config: CONFIG,
      filesOf: relatedTests(lane.tree.root),
      save(place, result) {
        results[place.id] = result;
        if (seed === SEED) writeResults(RESULTS, places, results);
      },
    });
  } finally {
    await lane.close();
  }
}

function isChosen({ id }: Place): boolean {
  if (words.length > 0) return words.every((word) => id.includes(word));
  const result = results[id];
  if (requestedFiles.includes('--again') || result === undefined) return true;
  return result.failing === null && REASONS[id] === undefined;
}
