import { createHash } from 'node:crypto';
import type { Clock } from '../shared/time/clock.ts';

/** Longer than any signature is accepted, in seconds: five minutes either way. */
const CACHE_SECONDS = 900;
/** Events that are remembered. */
const MOST = 10_000;

/** Webhook events that this instance has handled, or is handling. */
export interface HandledEvents<Result> {
  /**
   * Handles an event; returns null if it was handled before. If the handling fails it throws, for
   * every request that waits for it, and the event is handled again when it comes again.
   *
   * @param signed what the signature covers: the sender of a replay cannot change it.
   */
  once(signed: string, handle: () => Promise<Result>): Promise<Result | null>;
}

interface Handled<Result> {
  readonly result: Promise<Result>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Remembers handled events in memory, so that a replay costs no request to a provider and no work in
 * the database. Events that must count once have a key in the database in addition: there are several
 * instances, and they are restarted.
 */
export function rememberHandled<Result>(clock: Clock): HandledEvents<Result> {
  const handled = new Map<string, Handled<Result>>();
  return {
    async once(signed, handle) {
      const event = createHash('sha256').update(signed).digest('base64');
      const at = clock.now().epochMilliseconds;
      dropOld(handled, at);
      const before = handled.get(event);
      if (before !== undefined) {
        await before.result;
        return null;
      }
      const result = handle();
      handled.set(event, { result, at });
      try {
        return await result;
      } catch (error) {
        handled.delete(event);
        throw error;
      }
    },
  };
}

/** A map keeps the order of insertion, so the oldest come first. */
function dropOld(handled: Map<string, Handled<unknown>>, now: number): void {
  for (const [event, { at }] of handled) {
    const isRecent = Math.abs(now - at) <= CACHE_SECONDS * 1000;
    if (isRecent && handled.size < MOST) return;
    handled.delete(event);
  }
}
