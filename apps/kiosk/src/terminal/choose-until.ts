import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';
import type { Kiosk } from '../kiosk.ts';
import { choose, type Option } from './choose.ts';

/** Resolves with the chosen value; null if the actor moves on first. */
export async function chooseUntil<Value, Actor extends AnyActorRef>(
  asker: Pick<Kiosk, 'terminal' | 'words'>,
  options: readonly Option<Value>[],
  actor: Actor,
  hasMoved: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<Value | null> {
  const stop = new AbortController();
  const { signal } = stop;
  const chosen = choose(asker, options, { signal });
  const moved = waitFor(actor, hasMoved, { signal });
  try {
    return await Promise.race([chosen, moved.then(() => null)]);
  } finally {
    stop.abort();
    await Promise.allSettled([chosen, moved]);
  }
}
