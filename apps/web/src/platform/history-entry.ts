/** What the app keeps with each of its entries in the browser's history. */
interface Entry {
  /** How many entries of the app lie before it: 0 is where the visitor came in. */
  readonly index: number;
  /** How far the page was scrolled when it was left for good (a reload, another site). */
  readonly scroll: number;
}

/** Reads an entry's state; anything that is not ours counts as the way in. */
export function readEntry(state: unknown): Entry {
  const { index, scroll } = (state ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return {
    index: typeof index === 'number' ? index : 0,
    scroll: typeof scroll === 'number' ? scroll : 0,
  };
}
