import type { App } from '@claypot/domain/app';
import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';
import type { Place } from './platform/navigation.ts';
import type { IdleTimeout } from './terminal/idle-timeout.ts';
import type { Terminal } from './terminal/terminal.ts';
import type { Words } from './words.ts';

/** Dependencies shared by all kiosk screens. */
export interface Kiosk {
  readonly app: App;
  readonly place: Place;
  readonly terminal: Terminal;
  readonly words: Words;
  /** Origin of the server; relative addresses from the server resolve against it. */
  readonly server: string;
  /** Timeouts of a question when the customer may have left. */
  readonly idleTimeout: IdleTimeout;
}

export interface Visit extends Kiosk {
  /** Parameters of the path, such as the id of a dish. */
  readonly params: Readonly<Record<string, string>>;
  /** Starts an actor that stops when the screen is left. */
  run<Actor extends AnyActorRef>(actor: Actor): Actor;
}

/** Renders a screen, asks for input and resolves on a state change; `leave` ends the kiosk. */
export type Screen = (visit: Visit) => Promise<'leave' | undefined>;

/** Resolves with the selected view of an actor once it satisfies the condition. */
export async function settled<Actor extends AnyActorRef, View>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  isSettled: (view: View) => boolean,
): Promise<View> {
  return select(await waitFor(actor, (snapshot) => isSettled(select(snapshot))));
}
