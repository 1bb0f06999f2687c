/** What the app keeps with each of its entries in the browser's history. */
export interface HistoryEntry {
  /** How many entries of the app lie before it: 0 is where the visitor came in. */
  readonly index: number;
  /** How far the page was scrolled when it was left for another one. */
  readonly scroll: number;
  /** The path of the entry before it; null where the visitor came in. */
  readonly from: string | null;
}

/** Reads an entry's state; anything that is not ours counts as the way in. */
export function readEntry(state: unknown): HistoryEntry {
  const { index, scroll, from } = (state ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  return {
    index: typeof index === 'number' ? index : 0,
    scroll: typeof scroll === 'number' ? scroll : 0,
    from: typeof from === 'string' ? from : null,
  };
}
