/** Cache with a total size that evicts the least recently used entries. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  /** @param size in the unit of the capacity; a larger value is not cached. */
  set(key: string, value: Value, size: number): void;
}

export function createLru<Value>(capacity: number): Lru<Value> {
  // A Map iterates in insertion order and `get` reinserts, so its first key is the least recently
  // used.
  const entries = new Map<string, { value: Value; size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      remove(key);
      if (size > capacity) return;
      entries.set(key, { value, size });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= capacity) break;
        remove(oldest);
      }
    },
  };
}
