import { createHash } from 'node:crypto';
import type { Clock } from '../shared/time/clock.ts';

/** Longer than any signature is accepted, which is five minutes in either direction. */
const CACHE_SECONDS = 900;
/** Maximum number of remembered events. */
const MAX_EVENTS = 10_000;

/** Webhook events that this instance is handling or has handled. */
export interface HandledEvents<Result> {
  /**
   * Handles an event once. Returns null if it was handled before. If `handle` fails, all concurrent
   * calls reject and a later delivery of the event is handled.
   *
   * @param signed the signed part of the event, which the sender of a replay cannot change.
   */
  once(signed: string, handle: () => Promise<Result>): Promise<Result | null>;
}

interface Handled<Result> {
  readonly result: Promise<Result>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Creates an in-memory record of handled events, so that a replay causes no request to a provider
 * and no database work. Several instances run and restart, so events that must count once also have
 * a unique key in the database.
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

/** A Map iterates in insertion order, so the oldest events come first. */
function dropOld(handled: Map<string, Handled<unknown>>, now: number): void {
  for (const [event, { at }] of handled) {
    const isRecent = Math.abs(now - at) <= CACHE_SECONDS * 1000;
    if (isRecent && handled.size < MAX_EVENTS) return;
    handled.delete(event);
  }
}
