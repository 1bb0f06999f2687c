import { withoutComments } from './without-comments.ts';

/**
 * What the headless domain must not hold, in tests and product code alike. The linter holds most of
 * it as restricted globals and imports; this says it once more in one readable list and adds what a
 * list of globals cannot say (`Math.random`, `Temporal.Now`, whole families of packages).
 */
const FOREIGN: readonly RegExp[] = [
  /from '(?:react|react-dom|react-aria-components|@xstate\/react|react-i18next|wouter|swiper)[^']*'/,
  /from '(?:node:[^']*|hono[^']*|pg|@electric-sql[^']*)'/,
  /from '@claypot\/(?:web|ui|i18n|api)[^']*'/,
  /\bMath\.random\b/,
  /\bDate\.(?:now|parse|UTC)\b/,
  /\bnew Date\b/,
  /\bTemporal\.Now\b/,
  /\bfetch\(/,
  /\bglobalThis\b/,
  /\b(?:window|document|navigator|localStorage|sessionStorage)\./,
  /\bcrypto\./,
  /\bprocess\./,
];

/** Finds the words of a source file that tie it to a front end, a machine, a clock or chance. */
export function findForeign(source: string): { line: number; word: string }[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      FOREIGN.flatMap((pattern) => {
        const match = pattern.exec(text);
        return match ? [{ line: index + 1, word: match[0] }] : [];
      }),
    );
}
