/** What the app keeps with each of its entries in the browser's history. */
export interface HistoryEntry {
  /** How many entries of the app lie before it: 0 is where the visitor came in. */
  readonly index: number;
  /** How far the page was scrolled when it was left for another one. */
  readonly scroll: number;
  /** The paths of the entries before it, the one it was opened from last; not all of a long visit. */
  readonly before: readonly string[];
}

/** How to put another screen in the place of one: so many entries back, and then another path there. */
export interface Move {
  readonly back: number;
  /** What is put in the place of the entry that one is back at; null where it is shown as it was left. */
  readonly put: HistoryEntry | null;
}

/** As many steps as a way through the app can have, and more. */
export const REMEMBERED = 12;

/** Reads an entry's state; anything that is not ours counts as the way in. */
export function readEntry(state: unknown): HistoryEntry {
  const { index, scroll, before } = (state ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  return {
    index: typeof index === 'number' ? index : 0,
    scroll: typeof scroll === 'number' ? scroll : 0,
    before: Array.isArray(before) ? before.filter((path) => typeof path === 'string') : [],
  };
}
