/** Limits concurrent use, counted by name. A caller may be counted under several names. */
export interface OpenCounts {
  /** Returns a function that releases the slot; null if one of the names is at its limit. */
  take(names: readonly { readonly name: string; readonly most: number }[]): (() => void) | null;
}

/** Creates counters in memory. */
export function createOpenCounts(): OpenCounts {
  const open = new Map<string, number>();
  const add = (name: string, by: number) => {
    const count = (open.get(name) ?? 0) + by;
    if (count === 0) open.delete(name);
    else open.set(name, count);
  };
  return {
    take(names) {
      if (names.some(({ name, most }) => (open.get(name) ?? 0) >= most)) return null;
      for (const { name } of names) add(name, 1);
      let isCounted = true;
      return () => {
        if (isCounted) for (const { name } of names) add(name, -1);
        isCounted = false;
      };
    },
  };
}
