/** Checks that no Chinese customer text uses a word that the glossary forbids. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { misnamed, readGlossary } from './glossary.ts';

const SPOKEN = ['packages/i18n/src/zh_CN', 'apps/api/demo', 'apps/api/src', 'apps/web/src'];

const sources = SPOKEN.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|ya?ml|svg|html)$/.test(name))
    .map((name) => join(folder, name)),
).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const problems = misnamed(
  readGlossary(readFileSync('docs/reference/glossary.md', 'utf8')),
  sources,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
