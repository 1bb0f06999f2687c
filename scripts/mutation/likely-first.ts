/** Prefixes and suffixes common to all paths. */
const SOURCES = /^(?:apps\/api|packages\/domain)\/src\/|\.test\.ts$/g;

/**
 * Sorts test files by the number of folders their paths share with the guard's file and of words
 * they share with its names. The sort is stable.
 *
 * @param file path of the guard's file
 * @param names names around the guard, and its code
 */
export function likelyFirst(
  file: string,
  names: readonly string[],
  files: readonly string[],
): string[] {
  const fileWords = new Set(
    [file, ...names].flatMap((name) => splitWords(name.replace(SOURCES, ''))),
  );
  const words = (test: string) =>
    new Set(splitWords(test.replace(SOURCES, '')).filter((word) => fileWords.has(word))).size;
  const likeness = (test: string) => words(test) + sharedFolders(file, test);
  return files.toSorted((a, b) => likeness(b) - likeness(a));
}

/** Returns the number of leading folders that two paths share. */
function sharedFolders(a: string, b: string): number {
  const folders = b.split('/').slice(0, -1);
  const other = a.split('/').slice(0, -1);
  const first = folders.findIndex((folder, index) => folder !== other[index]);
  return first === -1 ? folders.length : first;
}

/** Returns the words of paths and names, in the singular. */
function splitWords(text: string): string[] {
  return (text.match(/[a-z]{3,}|[A-Z][a-z]{2,}/g) ?? []).map((word) =>
    word.toLowerCase().replace(/s$/, ''),
  );
}
