import { withoutComments } from './without-comments.ts';

const BROWSER_PACKAGES =
  /from '(?:react|react-dom|react-aria-components|@xstate\/react|react-i18next|wouter|swiper)[^']*'/;
const BROWSER_GLOBALS = /\b(?:window|document|navigator|localStorage|sessionStorage)\./;

/** What would make the terminal's front end need a browser. */
const BROWSER: readonly RegExp[] = [BROWSER_PACKAGES, BROWSER_GLOBALS];

/**
 * What the headless domain must not hold, in tests and product code alike. The linter holds most of
 * it as restricted globals and imports; this says it once more in one readable list and adds what a
 * list of globals cannot say (`Math.random`, `Temporal.Now`, whole families of packages).
 */
const FOREIGN: readonly RegExp[] = [
  BROWSER_PACKAGES,
  BROWSER_GLOBALS,
  /from '(?:node:[^']*|hono[^']*|pg|@electric-sql[^']*)'/,
  /from '@claypot\/(?:web|ui|i18n|api)[^']*'/,
  /\bMath\.random\b/,
  /\bDate\.(?:now|parse|UTC)\b/,
  /\bnew Date\b/,
  /\bTemporal\.Now\b/,
  /\bfetch\(/,
  /\bglobalThis\b/,
  /\bcrypto\./,
  /\bprocess\./,
];

interface Found {
  readonly line: number;
  readonly word: string;
}

/** Finds the words of a source file that tie it to a front end, a machine, a clock or chance. */
export function findForeign(source: string): Found[] {
  return find(FOREIGN, source);
}

/** Finds the words of a source file that tie it to a browser. */
export function findBrowser(source: string): Found[] {
  return find(BROWSER, source);
}

function find(patterns: readonly RegExp[], source: string): Found[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      patterns.flatMap((pattern) => {
        const match = pattern.exec(text);
        return match ? [{ line: index + 1, word: match[0] }] : [];
      }),
    );
}
