/**
 * Checks that every path, npm script and test named in the documentation exists, that
 * docs/reference/command-line.md describes every npm script, and that README names every package.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPaths } from './named-paths.ts';
import { namedScripts, undescribedScripts } from './named-scripts.ts';
import { namedTests } from './named-tests.ts';
import { testNames } from './test-names.ts';

const README = 'README.md';
const COMMANDS = 'docs/reference/command-line.md';

const read = (path: string) => readFileSync(path, 'utf8');

const pages = [
  README,
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((path) => ({ path, text: read(path) }));

const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
const packages = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);
const namedPackages = namedPaths(README, read(README));

/** Returns true if a test file has a test with this title. A missing file has none. */
function hasTest({ file, title }: ReturnType<typeof namedTests>[number]): boolean {
  return existsSync(file) && testNames(file, read(file)).includes(title);
}

const problems = [
  ...pages.flatMap(({ path, text }) => [
    ...namedPaths(path, text)
      .filter((named) => !existsSync(named))
      .map((named) => `${path}: ${named} does not exist`),
    ...namedScripts(text)
      .filter((named) => !(named in scripts))
      .map((named) => `${path}: npm run ${named} does not exist`),
    ...namedTests(path, text)
      .filter((named) => !hasTest(named))
      .map(({ file, title }) => `${path}: ${file} has no test “${title}”`),
  ]),
  ...undescribedScripts(read(COMMANDS), Object.keys(scripts)).map(
    (name) => `${COMMANDS}: no row describes the script ${name}`,
  ),
  ...packages
    .filter((name) => !namedPackages.includes(name))
    .map((name) => `${README}: does not name ${name}`),
];

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
