import { useRef } from 'react';

/**
 * Keys of the items of an edited list, so that each keeps its state when the list changes. Items
 * have no identity of their own before they are saved.
 */
export interface ItemKeys {
  readonly keys: readonly number[];
  /** Key of the next item that is added. */
  nextKey(): number;
  removed(index: number): void;
  moved(from: number, to: number): void;
}

export function useItemKeys(length: number): ItemKeys {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  // Items that this list did not change itself, such as those of a saved entry, come last.
  while (keys.current.length < length) {
    keys.current.push(next.current);
    next.current += 1;
  }
  keys.current.length = length;
  return {
    keys: keys.current,
    nextKey: () => next.current,
    removed(index) {
      keys.current.splice(index, 1);
    },
    moved(from, to) {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
  };
}
