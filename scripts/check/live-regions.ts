import { withoutComments } from './without-comments.ts';

/** What makes an element of a page be read aloud when it changes. */
const LIVE = [
  /\baria-?live\b/gi,
  /\brole\s*[=:]\s*[{(]?\s*['"`](?:alert|log|marquee|status|timer)['"`]/g,
  /<output\b/g,
];

/** Finds what makes live regions in a source file of the interface. */
export function findLiveRegions(source: string): { line: number; word: string }[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      LIVE.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([word]) => ({ line: index + 1, word })),
      ),
    );
}
