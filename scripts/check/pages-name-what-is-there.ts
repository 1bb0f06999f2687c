/** Holds that every path a page of the documentation names exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPaths } from './named-paths.ts';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const problems = pages.flatMap((page) =>
  namedPaths(page, readFileSync(page, 'utf8'))
    .filter((path) => !existsSync(path))
    .map((path) => `${page}: ${path} is not there`),
);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
