/**
 * Measures comments, test names and documentation, prints the measures, and fails above a limit.
 * CONTRIBUTING.md has the rules of writing.
 */
import { globSync, readFileSync } from 'node:fs';
import { commentsOf } from './plain-language/comments.ts';
import { type Passage, passagesOf } from './plain-language/passages.ts';
import { avoidedWords, countWords, sentencesOf, startsVaguely } from './plain-language/wording.ts';
import { testNames } from './test-names.ts';

/** Share of comments that may begin with What, Whether, Where, How or Who. */
const VAGUE_COMMENTS = 0.01;
/** Avoided words per 1,000 words. */
const AVOIDED_WORDS = 0.3;
/** Words of a sentence in the documentation: mean, and maximum. */
const MEAN_SENTENCE = 16;
const LONGEST_SENTENCE = 40;

const SOURCES = ['apps', 'packages', 'scripts', 'e2e', 'openapi', '.storybook'].map(
  (folder) => `${folder}/**/*.{ts,tsx,js,css,sql}`,
);
const PAGES = ['*.md', 'docs/**/*.md', '.github/**/*.md'];
/** Written by tools or by other projects. */
const FOREIGN =
  /(?:^|[\\/])(?:node_modules|dist|generated|storybook-static|test-results|coverage)(?:[\\/]|$)|THIRD-PARTY/;

const problems: string[] = [];

const sources = read(SOURCES);
const comments = sources.flatMap(({ path, text }) =>
  commentsOf(path, text).map((comment) => ({ path, text: comment })),
);
const vague = comments.filter(({ text }) => startsVaguely(text));
report('comments that begin with What, Whether, Where, How or Who', vague, comments.length);
if (vague.length > comments.length * VAGUE_COMMENTS) problems.push(...vague.map(shown));
measureWords('comments', comments);

const names = sources
  .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))
  .flatMap(({ path, text }) => testNames(path, text).map((name) => ({ path, text: name })));
measureWords('test names', names);

const passages = read(PAGES).flatMap(({ path, text }) =>
  passagesOf(text).map((passage) => ({ path, ...passage })),
);
measureWords('pages', passages);
measureSentences(passages);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

interface Text {
  readonly path: string;
  readonly text: string;
}

function read(patterns: readonly string[]): Text[] {
  return globSync(patterns, { exclude: (path) => FOREIGN.test(path) })
    .filter((path) => !FOREIGN.test(path))
    .toSorted()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}

function report(what: string, found: readonly unknown[], of: number): void {
  console.log(`${what}: ${found.length} of ${of} (${((100 * found.length) / of).toFixed(2)} %)`);
}

function measureWords(what: string, texts: readonly Text[]): void {
  const found = texts.flatMap(({ path, text }) =>
    avoidedWords(text).map((word) => ({ path, text: `"${word}" in: ${text}` })),
  );
  const words = texts.reduce((sum, { text }) => sum + countWords(text), 0);
  const rate = (1000 * found.length) / words;
  console.log(
    `avoided words in ${what}: ${rate.toFixed(2)} per 1,000 (${found.length} of ${words})`,
  );
  if (rate > AVOIDED_WORDS) problems.push(...found.map(shown));
}

function measureSentences(texts: readonly (Text & Passage)[]): void {
  const sentences = texts.flatMap(({ path, kind, text }) =>
    sentencesOf(text).map((sentence) => ({
      path,
      kind,
      text: sentence,
      words: countWords(sentence),
    })),
  );
  const running = sentences.filter(({ kind }) => kind === 'paragraph');
  const mean = running.reduce((sum, { words }) => sum + words, 0) / running.length;
  const long = sentences.filter(({ words }) => words > LONGEST_SENTENCE);
  console.log(`mean sentence of the pages: ${mean.toFixed(1)} words (${running.length} sentences)`);
  report(`sentences of more than ${LONGEST_SENTENCE} words`, long, sentences.length);
  if (mean > MEAN_SENTENCE) problems.push(`the mean sentence is over ${MEAN_SENTENCE} words`);
  problems.push(...long.map(shown));
}

function shown({ path, text }: Text): string {
  return `${path}: ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}
