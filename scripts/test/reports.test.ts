import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';

describe('countVitest', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
  const failed = {
    fullName: 'takes away',
    status: 'failed',
    failureMessages: ['AssertionError: expected 2 to be 1\n    at a.test.ts:3:1'],
  };

  it('lists each failed test with the first line of its reason', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › takes away: AssertionError: expected 2 to be 1'],
    });
  });

  it('lists a file that failed before its tests', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [
        { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['b.test.ts: No such module'],
    });
  });

  it('counts a run without any test as failed', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 0,
      testResults: [],
    };
    expect(countVitest(report).failed).toBe(1);
  });
});

describe('countPlaywright', () => {
  it('lists each failed end-to-end test at any depth', () => {
    const results = [{ errors: [{ message: 'Timed out\nin line 3' }] }];
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'order.spec.ts',
      ok,
      tests: [{ results: ok ? [] : results }],
    });
    const report = {
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      errors: [],
      suites: [
        {
          specs: [spec('pays', false)],
          suites: [{ specs: [spec('eats', false), spec('goes', true)] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['order.spec.ts › pays: Timed out', 'order.spec.ts › eats: Timed out'],
    });
  });

  it('counts errors outside of the tests', () => {
    const report = {
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [{ message: 'The server did not start' }],
      suites: [],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['journeys: The server did not start'],
    });
  });
});
