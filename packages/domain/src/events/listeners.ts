/** Whoever wants to know that something has changed; what it is now, they ask themselves. */
export interface Listeners {
  /** Calls `listener` at each change; answers the way to stop. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
