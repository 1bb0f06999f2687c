/**
 * Finds text that PostgreSQL cannot store: NUL, or half of a surrogate pair.
 * @param value any JSON value.
 * @returns the path of the first such string, or of the object with such a key; null if there is
 * none.
 */
export function findUnsafeText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isSafeText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (!isSafeText(key)) return path;
    const unsafePath = findUnsafeText(entry, `${path}.${key}`);
    if (unsafePath !== null) return unsafePath;
  }
  return null;
}

/** Returns true if PostgreSQL can store and search the text. */
export function isSafeText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Returns true if a percent-encoded URL path decodes to safe text. */
export function isSafePath(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return isSafeText(decodeURIComponent(path));
  } catch {
    return false;
  }
}
