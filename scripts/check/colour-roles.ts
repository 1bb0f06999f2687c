import { withoutComments } from './without-comments.ts';

const ROLE = /--(?:color|shadow)-[\w-]+/g;

interface Finding {
  readonly line: number;
  readonly word: string;
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
