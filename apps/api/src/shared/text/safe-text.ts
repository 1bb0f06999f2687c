/**
 * Finds text that PostgreSQL cannot store: NUL, and half of a surrogate pair.
 * @param value anything JSON can hold.
 * @returns the path of the first such string or key under `path`, or null.
 */
export function findUnsafeText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isSafeText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (!isSafeText(key)) return path;
    const found = findUnsafeText(entry, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Whether PostgreSQL can store a text, and look for it. */
export function isSafeText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Whether a URL's path, still percent-encoded, is text and safe, so that any part of it is. */
export function isSafePath(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return isSafeText(decodeURIComponent(path));
  } catch {
    return false;
  }
}
