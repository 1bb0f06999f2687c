import type { Clock } from '@claypot/domain';

/** Brings Temporal to the browsers that have none yet; the others load nothing. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}

export const browserClock: Clock = { now: () => Temporal.Now.instant() };
