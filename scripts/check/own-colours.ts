import { withoutComments } from './without-comments.ts';

/** What gives a thing a colour of its own, or asks for the scheme beside the roles. */
const OWN = [
  /(?<=[:(,\s'"`])#[0-9a-f]{3,8}\b/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\([^)]*\)?/gi,
  /(?<=[:(,\s])(?:white|black|gr[ae]y|red|green|blue|orange|yellow|brown)(?=[;,)\s])/gi,
  /prefers-color-scheme/gi,
];

const ROLE = /--(?:color|shadow)-[\w-]+/g;

interface Finding {
  readonly line: number;
  readonly word: string;
}

/** Finds the colours in a style sheet or a component that are not one of the roles. */
export function findOwnColours(source: string, language: 'css' | 'tsx'): readonly Finding[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      // In a component only what is quoted can be a colour, and words there are words.
      const patterns = language === 'css' ? OWN : OWN.slice(0, 2);
      const drawn = language === 'css' ? declaration(text) : quoted(text);
      return patterns.flatMap((pattern) =>
        [...drawn.matchAll(pattern)].map(([word]) => ({ line: index + 1, word })),
      );
    });
}

/** A line without the selector or the property's name in front of its value. */
function declaration(line: string): string {
  if (line.includes('@media')) return line;
  return line.trimEnd().endsWith('{') ? '' : line.replace(/^\s*[\w-]+(?=:)/, '');
}

function quoted(line: string): string {
  return [...line.matchAll(/(['"`])(.*?)\1/g)].map(([text]) => text).join(' ');
}

/** The roles that a style sheet gives values to. */
export function rolesGiven(source: string): readonly string[] {
  return [...withoutComments(source).matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map(
    ([, role]) => role ?? '',
  );
}

/** The roles that a source asks for, by name. */
export function rolesAskedFor(source: string): readonly Finding[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(ROLE)].map(([word]) => ({ line: index + 1, word })),
    );
}
