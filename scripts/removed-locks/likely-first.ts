import type { Guard } from './guard.ts';

/** Folder and endings that all paths have. */
const SOURCES = /^apps\/api\/src\/|\.test\.ts$/g;
/** Tests what the database holds by itself. */
const CONSTRAINTS = 'apps/api/src/platform/db/tests/constraints.test.ts';

/** Sorts test files by how likely they fail without a guard. Files that are as likely keep their order. */
export function likelyFirst(guard: Guard, files: readonly string[]): string[] {
  return files.toSorted((a, b) => likeness(guard, b) - likeness(guard, a));
}

/** How many words the path of a test file and a guard have in common. */
function likeness({ file, owner, text, tables }: Guard, test: string): number {
  if (tables.length > 0 && test === CONSTRAINTS) return Number.POSITIVE_INFINITY;
  const own = new Set(wordsOf([file.replace(SOURCES, ''), owner, text, ...tables].join(' ')));
  return new Set(wordsOf(test.replace(SOURCES, '')).filter((word) => own.has(word))).size;
}

/** Words of paths and names, in the singular. */
function wordsOf(text: string): string[] {
  return (text.match(/[a-z]{3,}|[A-Z][a-z]{2,}/g) ?? []).map((word) =>
    word.toLowerCase().replace(/s$/, ''),
  );
}
