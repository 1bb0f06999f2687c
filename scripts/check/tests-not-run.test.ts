import { describe, expect, test } from 'vitest';
import { testsNotRun } from './tests-not-run.ts';

const WEB = { include: ['apps/web/**/*.test.ts'], exclude: ['**/slow/**'] };

describe('testsNotRun', () => {
  test('returns nothing when each test is included by a project', () => {
    expect(testsNotRun(['apps/web/src/a.test.ts', 'apps/web/src/a.ts'], [WEB])).toEqual([]);
  });

  test('returns tests that no project includes or that their only project excludes', () => {
    const left = ['apps/web/src/a.test.tsx', 'apps/web/src/slow/b.test.ts', 'e2e/c.spec.ts'];
    expect(testsNotRun(['apps/web/src/a.test.ts', ...left], [WEB])).toEqual(left);
  });

  test('ignores node_modules', () => {
    expect(testsNotRun(['apps/web/node_modules/x/a.test.ts'], [])).toEqual([]);
  });
});
