import { relative } from 'node:path';

/** Result of a suite. A suite without a report counts as one failure. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Failures with their reasons, one per line. */
  readonly failures: readonly string[];
}

/**
 * Reads the report of Vitest's `json` reporter. Counts files that failed before their tests only if
 * no test failed. A run without test files counts as one failure.
 */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    testResults: readonly VitestFile[];
  };
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  return {
    passed: numPassedTests,
    failed: testResults.length === 0 ? 1 : failed,
    failures: testResults.flatMap(failuresOf),
  };
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

function failuresOf({ name: path, status, message, assertionResults }: VitestFile) {
  const name = relative('.', path);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => line(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
  return tests.length === 0 && status === 'failed' ? [line(name, message)] : tests;
}

/**
 * Reads the report of Playwright's `json` reporter. Flaky tests count as failed; errors outside of
 * tests count only if no test failed.
 */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly PlaywrightError[];
    suites: readonly PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    failures: [
      ...errors.map((error) => line('journeys', error.message)),
      ...suites.flatMap(journeysThatFailed),
    ],
  };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

function journeysThatFailed({ suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors ?? []),
      );
      return line(`${file} › ${title}`, errors[0]?.message);
    });
  return [...own, ...suites.flatMap(journeysThatFailed)];
}

/** A reason may be very long; its first line is sufficient. */
function line(what: string, why = ''): string {
  const [reason = ''] = why.trim().split('\n');
  return reason === '' ? what : `${what}: ${reason}`;
}
