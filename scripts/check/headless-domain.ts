import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForeign } from './foreign-words.ts';

const ROOT = 'packages/domain/src';

const problems = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => {
    const path = join(ROOT, name);
    return findForeign(readFileSync(path, 'utf8')).map(
      ({ line, word }) => `${path}:${line}: ${word} does not belong in the domain`,
    );
  });

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
