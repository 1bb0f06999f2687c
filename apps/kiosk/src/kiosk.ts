import type { App } from '@claypot/domain/app';
import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';
import type { Place } from './platform/navigation.ts';
import type { IdleTimeout } from './terminal/idle-timeout.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { Words } from './words.ts';

/** What every screen of the kiosk works with. */
export interface Kiosk {
  readonly app: App;
  readonly place: Place;
  readonly terminal: Terminal;
  readonly words: Words;
  /** Where the server stands: the addresses it names begin there. */
  readonly server: string;
  /** How long a question waits for a customer who may have gone. */
  readonly idleTimeout: IdleTimeout;
}

/** One visit of a screen. */
export interface Visit extends Kiosk {
  /** What the path names, such as the id of a dish. */
  readonly params: Readonly<Record<string, string>>;
  /** Starts an actor that stops when the screen is left. */
  run<Actor extends AnyActorRef>(actor: Actor): Actor;
}

/** Shows itself, asks, and comes back when something has changed; `leave` ends the kiosk. */
export type Screen = (visit: Visit) => Promise<'leave' | undefined>;

/** The view of an actor as soon as it is as wanted. */
export async function settled<Actor extends AnyActorRef, View>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  isSettled: (view: View) => boolean,
): Promise<View> {
  return select(await waitFor(actor, (snapshot) => isSettled(select(snapshot))));
}
