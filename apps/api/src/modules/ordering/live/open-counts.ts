/** Who may have how many of something open at once, by two names each. */
export interface OpenCounts {
  /** Takes a place; null where one of the names has no more. Answers the way to give it back. */
  take(names: readonly { readonly name: string; readonly most: number }[]): (() => void) | null;
}

/** Counts what is open under each name. */
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
      let isTaken = true;
      return () => {
        if (isTaken) for (const { name } of names) add(name, -1);
        isTaken = false;
      };
    },
  };
}
