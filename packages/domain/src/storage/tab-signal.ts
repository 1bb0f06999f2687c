import type { Ports } from '../ports/ports.ts';
import { storageKey } from './storage-key.ts';

/** A word between the tabs of one browser: that something has changed, and nothing about it. */
export interface TabSignal {
  send(): void;
  /** Calls back when another tab has sent it; answers the way to stop. */
  onReceive(listener: () => void): () => void;
}

/** Tabs hear of each other's writes to the store, so the word is a new value under a key. */
export function createTabSignal(
  { storage, random }: Pick<Ports, 'storage' | 'random'>,
  subdomain: string,
  thing: string,
): TabSignal {
  const key = storageKey(subdomain, thing);
  return {
    send: () => void storage.set(key, random.uuid()),
    onReceive: (listener) =>
      storage.subscribe((changed) => {
        if (changed === key) listener();
      }),
  };
}
