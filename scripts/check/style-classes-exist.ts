/**
 * Checks that every class that a component reads from a CSS module is declared in it. A misspelled
 * one is `undefined` and the element silently loses its style.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesBelow } from './sources-below.ts';
import { declaredClasses, importedSheets, usedClasses } from './style-classes.ts';

const ROOTS = ['apps/web/src', 'apps/counter/src', 'packages/ui/src'];

const problems = ROOTS.flatMap((root) =>
  sourcesBelow(root).flatMap((path) => undeclaredIn(join(root, path))),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function undeclaredIn(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  return importedSheets(source).flatMap(({ local, path: sheet }) => {
    const declared = declaredClasses(readFileSync(join(dirname(path), sheet), 'utf8'));
    return [...usedClasses(source, local)]
      .filter((name) => !declared.has(name))
      .map((name) => `${path}: ${sheet} has no class "${name}"`);
  });
}
