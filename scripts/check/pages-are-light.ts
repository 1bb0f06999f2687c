/**
 * Checks that no page of the built web app loads more script than its budget or than documented, and
 * the counter not before its board. Builds the apps or takes the builds from the cache, and lists parts near or
 * above their budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTurbo } from '../lib/turbo.ts';
import { BUNDLES_PAGE, outdatedTotals } from './bundles-page.ts';
import { lineOf, weighCounter, weighPages } from './byte-budgets.ts';

const DIST = 'apps/web/dist';
const COUNTER_DIST = 'apps/counter/dist';
/** Share of a budget above which a part is listed. */
const NEAR = 0.95;

interface Manifest {
  readonly pages: readonly { readonly page: string }[];
}

// Same mode as in `npm test`, so that its end-to-end tests find this build in the cache.
const BUILD = [
  'run',
  '@claypot/web#build',
  '@claypot/counter-app#build',
  '--env-mode=loose',
  '--output-logs=errors-only',
];
const code = await runTurbo(BUILD);
if (code === 0) await weigh();
else process.exitCode = code;

async function weigh(): Promise<void> {
  const read = (file: string) => readFileSync(join(DIST, 'pages', file), 'utf8');
  const { pages }: Manifest = JSON.parse(read('manifest.json'));
  const names = [...new Set(pages.map(({ page }) => page))];
  const built = names.map((name) => ({ name, html: read(`${name}.en.html`) }));
  const weighed = [
    ...(await weighPages(DIST, built)),
    await weighCounter(COUNTER_DIST, readFileSync(join(COUNTER_DIST, 'index.html'), 'utf8')),
  ];
  const over = weighed.filter(({ budget, weight }) => weight > budget);
  const near = weighed.filter(({ budget, weight }) => weight <= budget && weight > NEAR * budget);
  for (const part of near) console.log(`close to the budget: ${lineOf(part)}`);
  for (const part of over) console.error(`over budget: ${lineOf(part)}`);
  if (over.length > 0) process.exitCode = 1;
  const outdated = outdatedTotals(readFileSync(BUNDLES_PAGE, 'utf8'), weighed);
  for (const name of outdated) console.error(`outdated in ${BUNDLES_PAGE}: ${name}`);
  if (outdated.length > 0) {
    console.error('Run `npm run bench -- bundles`.');
    process.exitCode = 1;
  }
}
