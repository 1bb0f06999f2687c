import { withoutComments } from './without-comments.ts';

const ROLE = /--(?:color|shadow)-[\w-]+/g;

interface Finding {
  readonly line: number;
  readonly word: string;
}

/** Returns the roles that a style sheet declares. */
export function definedRoles(source: string): readonly string[] {
  return [...withoutComments(source).matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map(
    ([, role]) => role ?? '',
  );
}

/** Returns the roles that a source uses, with their lines. */
export function usedRoles(source: string): readonly Finding[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(ROLE)].map(([word]) => ({ line: index + 1, word })),
    );
}
