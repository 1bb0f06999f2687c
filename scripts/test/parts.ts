import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runTurbo } from '../lib/turbo.ts';
import { countPlaywright, countVitest, type Tally } from './reports.ts';

/** Turbo task, run or restored from the cache, with the report it writes. */
interface Task {
  readonly task: string;
  readonly report: string;
  readonly count: (report: unknown) => Tally;
}

export interface Part {
  readonly name: string;
  readonly tasks: readonly Task[];
}

/** Returns a report that already is a tally. */
const asCounted = (report: unknown) => report as Tally;

const ofPackage = (folder: string, name: string = folder.split('/').at(-1) ?? ''): Task => {
  const report = `${folder}/test-results/${name}.json`;
  return { task: `@claypot/${name}#test`, report, count: countVitest };
};

const ofRepository = (name: string, script: string, count: Task['count'] = countVitest): Task => ({
  task: `//#${script}`,
  report: `test-results/${name}.json`,
  count,
});

const HEADLESS = ['sdk', 'testing', 'domain', 'browser', 'counter', 'i18n', 'tickets', 'ui'].map(
  (name) => `packages/${name}`,
);

/**
 * Parts in running order: those that fail fastest come first. The checks build the web app, which
 * the end-to-end tests then find in the cache.
 */
export const parts: readonly Part[] = [
  { name: 'checks', tasks: [ofRepository('check', 'check', asCounted)] },
  {
    name: 'headless',
    tasks: [
      ...[...HEADLESS, 'apps/web', 'apps/kiosk'].map((folder) => ofPackage(folder)),
      ofPackage('apps/counter', 'counter-app'),
      ofRepository('tools', 'test:tools'),
    ],
  },
  { name: 'server', tasks: [ofPackage('apps/api'), ofRepository('messages', 'test:messages')] },
  { name: 'chaos', tasks: [ofRepository('chaos', 'test:chaos:short', asCounted)] },
  { name: 'stories', tasks: [ofRepository('stories', 'test:stories')] },
  {
    name: 'journeys',
    tasks: [ofRepository('journeys', 'test:journeys', countPlaywright)],
  },
];

/** Runs one part, or restores it from the cache if nothing has changed since it passed. */
export async function runPart({ tasks }: Part): Promise<Tally> {
  // Removes reports of earlier runs, so that they are not counted; the cache restores its own.
  for (const { report } of tasks) rmSync(report, { force: true });
  const code = await runTurbo([
    'run',
    ...tasks.map(({ task }) => task),
    // Tasks see the whole environment; turbo.json lists the variables that affect the cache.
    '--env-mode=loose',
    '--continue',
    `--concurrency=${availableParallelism()}`,
    '--output-logs=new-only',
    '--log-order=stream',
  ]);
  const counted = tasks.map(readTally);
  const failures = counted.flatMap((tally) => tally.failures);
  const [passed, failed] = [sum(counted, 'passed'), sum(counted, 'failed')];
  return code !== 0 && failed === 0
    ? { passed, failed: 1, failures: [`exit code ${code}`] }
    : { passed, failed, failures };
}

export function sum(tallies: readonly Tally[], field: 'passed' | 'failed'): number {
  return tallies.reduce((total, tally) => total + tally[field], 0);
}

function readTally({ task, report, count }: Task): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`${task} wrote no report`] };
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [`${task} wrote an unreadable report`] };
  }
}
