import { matchesGlob } from 'node:path';

export interface TestGlobs {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Returns the test files that no project runs, ignoring node_modules. */
export function testsNotRun(paths: readonly string[], projects: readonly TestGlobs[]): string[] {
  const isIn = (path: string, globs: readonly string[]) =>
    globs.some((glob) => matchesGlob(path, glob));
  return paths
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('node_modules/'))
    .filter((path) => !projects.some((one) => isIn(path, one.include) && !isIn(path, one.exclude)));
}
