/** Holds that the domain needs no outside, and the terminal's front end no browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findForeign } from './foreign-words.ts';

const HEADLESS = [
  { root: 'packages/domain/src', find: findForeign, where: 'the domain' },
  { root: 'apps/kiosk/src', find: findBrowser, where: 'the kiosk' },
];

const problems = HEADLESS.flatMap(({ root, find, where }) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const path = join(root, name);
      return find(readFileSync(path, 'utf8')).map(
        ({ line, word }) => `${path}:${line}: ${word} does not belong in ${where}`,
      );
    }),
);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
