import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TEST_DATABASE } from '../../apps/api/src/platform/db/testing/test-server.ts';
import { TEST_ORDER } from './test-order.ts';

const REPORT = 'test-results/mutation.json';
/** Timeout in ms, because a removed guard may make a process wait for ever. */
const LONGEST = 20 * 60_000;

export interface TestRun {
  /** Folder of the sources. */
  readonly root: string;
  /** Path of Vitest's configuration, relative to the root. */
  readonly config: string;
  /** URL of a PostgreSQL server. */
  readonly database: string;
  /** Test files in running order; undefined for all. */
  readonly files?: readonly string[];
  /** Titles of the only test to run and of its groups; undefined or empty for all tests. */
  readonly titles?: readonly string[];
  /** True to stop at the first failure. */
  readonly bail: boolean;
  readonly workers: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface FailedTest {
  readonly file: string;
  /** Full name; empty if the file failed outside of its tests. */
  readonly name: string;
  /** Titles of the groups and of the test; empty if the file failed. */
  readonly titles: readonly string[];
  readonly message: string;
}

export interface TestOutcome {
  readonly failed: readonly FailedTest[];
  /** Duration of each test file, in ms. */
  readonly durations: ReadonlyMap<string, number>;
}

/** Runs tests with Vitest. */
export async function runTests(run: TestRun): Promise<TestOutcome> {
  const report = join(run.root, REPORT);
  rmSync(report, { force: true });
  const output = await vitest(run);
  if (existsSync(report)) return readReport(run.root, JSON.parse(readFileSync(report, 'utf8')));
  return {
    failed: [
      {
        file: '',
        name: '',
        titles: [],
        message: `Vitest wrote no report: ${output.slice(-500)}`,
      },
    ],
    durations: new Map(),
  };
}

function vitest({
  root,
  config,
  database,
  files = [],
  titles = [],
  bail,
  workers,
  env,
}: TestRun): Promise<string> {
  const args = [
    ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config],
    ...['--reporter=json', `--outputFile=${REPORT}`, `--maxWorkers=${workers}`],
    ...(bail ? ['--bail=1'] : []),
    ...(titles.length === 0 ? [] : ['--testNamePattern', patternOf(titles)]),
    ...files,
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      [TEST_DATABASE]: database,
      [TEST_ORDER]: JSON.stringify(files),
      ...env,
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}

/** Returns the name pattern of one test, in the way Vitest joins titles. */
function patternOf(titles: readonly string[]): string {
  return `^${titles.join(' > ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function readReport(root: string, { testResults }: Report): TestOutcome {
  const fileOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  return {
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = fileOf(name);
      const tests = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ ancestorTitles, failureMessages, fullName, title }) => ({
          file,
          name: fullName,
          titles: [...ancestorTitles, title],
          message: failureMessages.join('\n'),
        }));
      return tests.length === 0 && status === 'failed'
        ? [{ file, name: '', titles: [], message }]
        : tests;
    }),
    durations: new Map(
      testResults.map(({ name, startTime, endTime }) => [fileOf(name), endTime - startTime]),
    ),
  };
}
