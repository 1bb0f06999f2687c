import { readFileSync, rmSync } from 'node:fs';
import { run } from '../lib/run.ts';
import { countPlaywright, countVitest, type Tally } from './reports.ts';

interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the suite's own report. */
  readonly count: (report: unknown) => Tally;
  readonly report: string;
}

const REPORTS = 'test-results';

/** Vitest keeps a core for itself and needs little of it. */
const ON_EVERY_CORE = '--maxWorkers=100%';

function vitest(name: string, projects: readonly string[], ...options: string[]): Suite {
  const report = `${REPORTS}/${name}.json`;
  const only = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...only,
      ...options,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    count: countVitest,
  };
}

/** Kills in the short form; `npm run test:faults` takes fifty. */
const KILLS = 6;

function faults(name: string, ...parts: string[]): Suite {
  const report = `${REPORTS}/${name}.json`;
  return {
    name,
    command: ['node', 'scripts/faults.ts', ...parts],
    env: { FAULT_KILLS: String(KILLS), FAULT_REPORT: report },
    report,
    count: (tally) => tally as Tally,
  };
}

/** The suites in the order in which they run: what fails soonest goes first. */
export const suites: readonly Suite[] = [
  vitest('headless', ['headless'], ON_EVERY_CORE),
  vitest('server', ['server'], ON_EVERY_CORE),
  faults('faults', 'portions', 'kills'),
  vitest('stories', ['stories en', 'stories zh_CN'], ON_EVERY_CORE),
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: `${REPORTS}/journeys.json`,
    count: countPlaywright,
  },
];

/** Runs one suite to its end, showing its output while it comes. */
export async function runSuite(suite: Suite): Promise<Tally> {
  rmSync(suite.report, { force: true });
  const [command, ...args] = suite.command;
  const outcome = await run(command, args, { live: true, ...(suite.env && { env: suite.env }) });
  const tally = readTally(suite);
  const unexplained = outcome.code !== 0 && tally.failed === 0;
  return unexplained
    ? { ...tally, failed: 1, failures: [`it ended with code ${outcome.code}`] }
    : tally;
}

function readTally(suite: Suite): Tally {
  try {
    return suite.count(JSON.parse(readFileSync(suite.report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: ['it left no readable report'] };
  }
}
