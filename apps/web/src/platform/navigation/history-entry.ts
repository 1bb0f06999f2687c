/** State that the app stores in each of its history entries. */
export interface HistoryEntry {
  /** Number of the app's entries before this one; 0 is the entry page of the visit. */
  readonly index: number;
  /** Scroll position when the entry was left, in pixels. */
  readonly scroll: number;
  /** Paths of the entries before this one, the opener last; truncated for a long visit. */
  readonly before: readonly string[];
}

/** Steps that replace a screen: go back some entries, then replace the path there. */
export interface Move {
  readonly back: number;
  /** Entry that replaces the one reached; null to show it as it was left. */
  readonly put: HistoryEntry | null;
}

/** Maximum paths stored in an entry; more than any flow of the app needs. */
export const REMEMBERED = 12;

/** Parses an entry's state; foreign state counts as the entry page. */
export function readEntry(state: unknown): HistoryEntry {
  const { index, scroll, before } = (state ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  return {
    index: typeof index === 'number' ? index : 0,
    scroll: typeof scroll === 'number' ? scroll : 0,
    before: Array.isArray(before) ? before.filter((path) => typeof path === 'string') : [],
  };
}
