/**
 * Chaos tests: break the server on purpose and check the result. `npm run test:chaos` runs all
 * parts, `npm run test:chaos -- kills` one part. `-- --short` uses fewer kills, requests and
 * orders, and runs the parts in parallel.
 *
 * The last line is `N passed, N failed`; a report is written as well.
 */
import 'temporal-polyfill/global';
import { mkdirSync, writeFileSync } from 'node:fs';
import { backup } from './chaos/backup.ts';
import { badRequests } from './chaos/bad-requests.ts';
import { counter } from './chaos/counter.ts';
import { crowd } from './chaos/crowd.ts';
import { databaseOutage } from './chaos/database-outage.ts';
import type { Finding, Part } from './chaos/finding.ts';
import { testHttpEdge } from './chaos/http-edge.ts';
import { instances } from './chaos/instances.ts';
import { kills } from './chaos/kills.ts';
import { lastPortions } from './chaos/last-portions.ts';
import { sales } from './chaos/sales.ts';
import { topUps } from './chaos/top-ups.ts';
import { vouchers } from './chaos/vouchers.ts';
import { endWithParents } from './lib/lifeline.ts';
import { selectParts } from './lib/select-parts.ts';
import type { Tally } from './test/reports.ts';

endWithParents();

const REPORT = 'test-results/chaos.json';
const SHORT = '--short';
/** Number of kills. */
const SOME = 6;
const MANY = 50;
/** Tablets and orders of the counter. */
const FEW_ORDERS = { tablets: 6, orders: 40 };
const ALL_ORDERS = { tablets: 20, orders: 300 };
/** Tablets and kills of the sales. */
const FEW_SALES = { tablets: 4, kills: 4 };
const ALL_SALES = { tablets: 10, kills: 40 };

const requestedParts = process.argv.slice(2);

const PARTS: Readonly<Record<string, Part>> = {
  portions: lastPortions,
  vouchers,
  requests: badRequests,
  'http-edge': () => testHttpEdge(requestedParts.includes(SHORT)),
  database: databaseOutage,
  instances,
  counter: () => counter(requestedParts.includes(SHORT) ? FEW_ORDERS : ALL_ORDERS),
  sales: () => sales(requestedParts.includes(SHORT) ? FEW_SALES : ALL_SALES),
  crowd,
  backup: () => backup(requestedParts.includes(SHORT)),
  kills: () => kills(requestedParts.includes(SHORT) ? SOME : MANY),
  topups: () => topUps(requestedParts.includes(SHORT) ? SOME : MANY),
};

/** A part that throws counts as one failure. */
async function runPart(name: string, part: Part): Promise<readonly Finding[]> {
  const began = performance.now();
  const partFindings = await part().catch((error: unknown) => [
    { holds: false, text: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  ]);
  console.log(`\n# ${name}`);
  if (typeof partFindings === 'string') {
    console.log(`  not asked for: ${partFindings}`);
    return [];
  }
  for (const { holds, text } of partFindings) console.log(`  ${holds ? 'holds' : 'FAILS'} ${text}`);
  console.log(`  took ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return partFindings;
}

const partFindings: Finding[] = [];
const named = selectParts(
  PARTS,
  requestedParts.filter((word) => word !== SHORT),
);
if (requestedParts.includes(SHORT)) {
  // Parts mostly wait for their own server to restart, so short runs are parallel.
  const all = await Promise.all(named.map(([name, part]) => runPart(name, part)));
  partFindings.push(...all.flat());
} else {
  for (const [name, part] of named) partFindings.push(...(await runPart(name, part)));
}
const passed = partFindings.filter(({ holds }) => holds).length;
const failures = partFindings.filter(({ holds }) => !holds).map(({ text }) => text);
const failed = failures.length;
console.log(`\n${passed} passed, ${failed} failed`);
const tally: Tally = { passed, failed, failures };
mkdirSync('test-results', { recursive: true });
writeFileSync(REPORT, JSON.stringify(tally));
process.exitCode = failed === 0 ? 0 : 1;
