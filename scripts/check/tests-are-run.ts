/**
 * Checks that every test file belongs to a Vitest project or to the end-to-end tests, because a
 * wrong glob fails nothing.
 */
import storybook from '../../.storybook/vitest.config.ts';
import headless from '../../vitest.config.ts';
import { pathsBelow } from './sources-below.ts';
import { type TestGlobs, testsNotRun } from './tests-not-run.ts';

const ROOTS = ['apps', 'packages', 'scripts', 'openapi', 'e2e', '.storybook'];
const JOURNEYS: TestGlobs = { include: ['e2e/journeys/**/*.spec.ts'], exclude: [] };

const projects = [headless, storybook].flatMap(({ test }) => test?.projects ?? []);
const globs = projects.flatMap((project): TestGlobs[] => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { include = [], exclude = [] } = project.test ?? {};
  return [{ include, exclude }];
});
const files = ROOTS.flatMap((root) => pathsBelow(root).map((path) => `${root}/${path}`));
const missed = testsNotRun(files, [...globs, JOURNEYS]);
for (const file of missed) console.error(`${file} belongs to no test project`);
process.exitCode = missed.length === 0 ? 0 : 1;
