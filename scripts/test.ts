/**
 * The whole proof in one command: checks, headless tests, the server's tests, a short form of the
 * fault tests, every story in both languages, and journeys through the built product. Ends by naming
 * what failed, and with one line, `N passed, N failed`.
 *
 * `npm test -- server journeys` runs only the named parts.
 */
import { runChecks } from './check/checks.ts';
import { askedParts } from './lib/asked-parts.ts';
import { prepareBrowser } from './test/prepare.ts';
import type { Tally } from './test/reports.ts';
import { runSuite, suites } from './test/suites.ts';

const parts = askedParts<() => Promise<Tally>>({
  checks: runChecks,
  ...Object.fromEntries(suites.map((suite) => [suite.name, () => runSuite(suite)])),
});

const missing = await prepareBrowser();
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

const tallies: Tally[] = [];
const failures: string[] = [];
for (const [name, work] of parts) {
  process.stdout.write(`\n# ${name}\n`);
  const tally = await work();
  process.stdout.write(`${name}: ${tally.passed} passed, ${tally.failed} failed\n`);
  tallies.push(tally);
  failures.push(...tally.failures.map((failure) => `${name}: ${failure}`));
}

const sum = (field: 'passed' | 'failed') =>
  tallies.reduce((total, tally) => total + tally[field], 0);
if (failures.length > 0) process.stdout.write(`\nFailed:\n  ${failures.join('\n  ')}\n`);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
