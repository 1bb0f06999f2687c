/**
 * Finds text that PostgreSQL cannot store: NUL, and half of a surrogate pair.
 * @param value anything JSON can hold.
 * @returns the path of the first such string or key under `path`, or null.
 */
export function findUnsafeText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isSafe(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (!isSafe(key)) return path;
    const found = findUnsafeText(entry, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isSafe(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
