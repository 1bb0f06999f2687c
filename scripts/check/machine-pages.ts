/** Checks that docs/reference/machines is current. */
import 'temporal-polyfill/global';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machinePages, PAGES } from '../machine-pages/pages.ts';

const pages = await machinePages();
const existing = existsSync(PAGES) ? readdirSync(PAGES).map((name) => join(PAGES, name)) : [];

const problems = [
  ...[...pages]
    .filter(([path, text]) => !existing.includes(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => `${path} does not match its machine: run \`npm run diagrams\``),
  ...existing
    .filter((path) => !pages.has(path))
    .map((path) => `${path} belongs to no machine: run \`npm run diagrams\``),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
