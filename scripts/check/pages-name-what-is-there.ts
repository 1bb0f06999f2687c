/**
 * Checks that every path and npm script named in the documentation exists, and that README explains
 * each script and package.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPaths } from './named-paths.ts';
import { namedScripts } from './named-scripts.ts';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
const packages = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
const explained = [...namedScripts(readme), ...namedPaths('README.md', readme)];

const problems = [
  ...pages.flatMap(({ path, text }) => [
    ...namedPaths(path, text)
      .filter((named) => !existsSync(named))
      .map((named) => `${path}: ${named} does not exist`),
    ...namedScripts(text)
      .filter((named) => !(named in scripts))
      .map((named) => `${path}: npm run ${named} does not exist`),
  ]),
  ...[...Object.keys(scripts), ...packages]
    .filter((name) => !explained.includes(name))
    .map((name) => `README.md: does not describe ${name}`),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
