import type { Ports } from '../ports/ports.ts';
import { storageKey } from './storage-key.ts';

/** Signal between tabs of one browser that something has changed, without content. */
export interface TabSignal {
  send(): void;
  /** Calls the listener when another tab sends the signal. Returns an unsubscribe function. */
  onReceive(listener: () => void): () => void;
}

/**
 * Creates a signal. Tabs receive each other's storage events, so sending writes a new value under a
 * key.
 */
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
