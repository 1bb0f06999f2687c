/**
 * The whole proof in one command: checks, headless tests, the server's tests, a short form of the
 * fault tests, every story in both languages, and journeys through the built product. Ends with one
 * line, `N passed, N failed`.
 *
 * `npm test -- server journeys` runs only the named parts.
 */
import { runChecks } from './check/checks.ts';
import { prepareBrowser } from './test/prepare.ts';
import { runSuite, suites, type Tally } from './test/suites.ts';

const named = process.argv.slice(2);
const wanted = (name: string) => named.length === 0 || named.includes(name);
const tallies: Tally[] = [];

async function part(name: string, work: () => Promise<Tally>) {
  if (!wanted(name)) return;
  process.stdout.write(`\n# ${name}\n`);
  const tally = await work();
  process.stdout.write(`${name}: ${tally.passed} passed, ${tally.failed} failed\n`);
  tallies.push(tally);
}

const missing = await prepareBrowser();
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}

await part('checks', runChecks);
for (const suite of suites) await part(suite.name, () => runSuite(suite));

const sum = (field: keyof Tally) => tallies.reduce((total, tally) => total + tally[field], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
