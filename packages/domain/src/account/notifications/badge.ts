/** Highest number that each kind of badge shows, and the text for higher counts (spec §9). */
const MOST = {
  /** Icon in the header of the home screen. */
  icon: { most: 9, more: '9+' },
  /** Entries elsewhere. */
  entry: { most: 9, more: '10+' },
  /** Counts in a list. */
  list: { most: 99, more: '99+' },
} as const;

/** Formats a count for a badge. Returns null if the count is 0 or less. */
export function badge(count: number, kind: keyof typeof MOST): string | null {
  if (count <= 0) return null;
  const { most, more } = MOST[kind];
  return count > most ? more : String(count);
}
