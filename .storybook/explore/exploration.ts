import type { AnyActorRef, AnyStateMachine, EventFromLogic } from 'xstate';
import type { Asked } from '../sandbox/forecast.ts';
import type { Sandbox, SandboxOptions } from '../sandbox/open-sandbox.ts';

type Plain<Event> = Event extends { type: string }
  ? keyof Event extends 'type'
    ? never
    : Event
  : never;

/** An event as it can be sent from the page: what it says in words, and the event itself. */
export type Offer<Event> = readonly [words: string, event: Event];

/** For every event that carries something, sensible examples of it as things stand. */
type Offers<Machine extends AnyStateMachine> = {
  readonly [Type in Plain<EventFromLogic<Machine>>['type']]: readonly Offer<
    Extract<EventFromLogic<Machine>, { type: Type }>
  >[];
};

/** Something that happens outside of the machine: the kitchen, another tab, the street. */
export interface Happening {
  readonly label: string;
  readonly act: (sandbox: Sandbox) => void;
}

/** How one machine is shown: over which screen, and what can be sent to it. */
export interface Exploration<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  /** The machine's file, from the top of `packages/domain/src`. */
  readonly file: string;
  /** How the actor is found in the app: it lives as long as the app, or a screen starts it. */
  readonly actor: (sandbox: Sandbox) => AnyActorRef | null;
  /** Where the app begins. */
  readonly path: string;
  readonly who: SandboxOptions['who'];
  /** Why the screen beside it is this one, where no screen draws the machine by itself. */
  readonly seenThrough?: string;
  /** Brings the restaurant to where the exploration begins. */
  readonly prepare?: (sandbox: Sandbox) => Promise<void> | void;
  /** What it asks, whose answers can be chosen. */
  readonly asks: readonly Asked[];
  readonly offers: (sandbox: Sandbox) => Offers<Machine>;
  readonly happenings?: readonly Happening[];
}

/** Checks an exploration against its own machine, and lets it stand beside the others. */
export function explore<Machine extends AnyStateMachine>(
  exploration: Exploration<Machine>,
): Exploration {
  return exploration as unknown as Exploration;
}
