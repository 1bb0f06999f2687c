/** Holds that docs/machines says what the machines and their stories say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinePages, PAGES } from '../machine-pages/pages.ts';

const pages = await machinePages();
const there = existsSync(PAGES) ? readdirSync(PAGES).map((name) => join(PAGES, name)) : [];

const problems = [
  ...[...pages]
    .filter(([path, text]) => !there.includes(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => `${path} is not what its machine says: run \`npm run diagrams\``),
  ...there
    .filter((path) => !pages.has(path))
    .map((path) => `${path} has no machine: run \`npm run diagrams\``),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
