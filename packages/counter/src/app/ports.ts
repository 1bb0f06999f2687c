import type { QueryCache } from '@claypot/domain/flows';
import type {
  Clock,
  Connection,
  KeyValueStorage,
  LanguagePreference,
  Random,
} from '@claypot/domain/ports';
import type {
  BoardOrder,
  BranchState,
  CounterSdk,
  PersonOfDevice,
  Session,
  SessionBranch,
  SessionDevice,
  SessionPerson,
} from '@claypot/sdk/counter';
import type { CounterEmit, CounterEvents } from './events.ts';
import type { ServerClock } from './server-clock.ts';

/** Sound for orders that no person has opened yet. It never throws. */
export interface AlarmSound {
  /** Rings repeatedly until `stop`. No effect if it rings already. */
  ring(): void;
  stop(): void;
  /** Plays the sound once. Call it in a press, because browsers allow sound only after one. */
  test(): void;
  /** `refused`: the browser does not play sound until the next press. */
  state(): 'silent' | 'ringing' | 'refused';
  /** Calls `listener` when the state changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Keeps the screen on. It never throws, and requests the lock again when the page is shown. */
export interface WakeLock {
  request(): void;
  release(): void;
  /** `refused`: the device may sleep although the lock was requested. */
  state(): 'off' | 'on' | 'refused';
  /** Calls `listener` when the state changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** A message of the branch's stream, with amounts in cents. */
export type BranchStreamEvent =
  /** A new or changed order. */
  | { readonly type: 'order'; readonly order: BoardOrder }
  | { readonly type: 'branch'; readonly branch: BranchState }
  /** A print job of the branch changed. */
  | { readonly type: 'print' }
  /** Bookings or seats of the branch changed. `waiting` is the number of pending ones. */
  | { readonly type: 'bookings'; readonly waiting: number }
  /** What the branch can sell changed. */
  | { readonly type: 'availability' }
  /** A bill of the branch changed, or a question to its member's phone. */
  | { readonly type: 'bill'; readonly id: string }
  /** Changes may be missing: read the board again. Every stream begins with it. */
  | { readonly type: 'board' }
  /** Server time, every 15 seconds. */
  | { readonly type: 'time'; readonly now: Temporal.Instant };

/** Stream of a branch's changes. */
export interface BranchStream {
  /**
   * Connects and iterates over the events until the signal aborts or the server ends the stream.
   * Iterating throws an `ApiError` if the connection fails; the caller connects again.
   */
  open(branchId: string, signal: AbortSignal): AsyncIterable<BranchStreamEvent>;
}

/** External dependencies of the counter, which a front end implements. */
export interface CounterPorts {
  /** Returns an API client. It calls `onUnauthorized` on every 401. */
  connect(caller: { onUnauthorized(): void }): CounterSdk;
  stream: BranchStream;
  /** The device's clock, which may be wrong. */
  clock: Clock;
  random: Random;
  storage: KeyValueStorage;
  connection: Connection;
  language: LanguagePreference;
  alarm: AlarmSound;
  wakeLock: WakeLock;
  /** Reports errors that the interface did not show. */
  report(error: unknown): void;
}

/** Device, people and branch of the present session. */
export interface CounterIdentity {
  /** Null on a device that is not paired. */
  readonly device: SessionDevice | null;
  /** Null if the device is locked or no person is signed in. */
  readonly person: SessionPerson | null;
  /** Branch that the screens show; null if none is selected. */
  readonly branch: SessionBranch | null;
  /** Staff who can sign in on the device, by name. Empty without a paired device. */
  readonly people: readonly PersonOfDevice[];
}

/** Dependencies of every flow of the counter. Flows pick what they need. */
export interface CounterRuntime extends Omit<CounterPorts, 'clock' | 'connect'> {
  api: CounterSdk;
  /** The server's time, as far as known. Deadlines and ages count by it. */
  clock: ServerClock;
  cache: QueryCache;
  /** First label of the host name. It separates the companies in the device's storage. */
  subdomain: string;
  events: CounterEvents;
  emit: CounterEmit;
  identity(): CounterIdentity;
  session: SessionChanges;
}

/** Access of the flows to the session actor. */
export interface SessionChanges {
  /**
   * Sends a request whose response contains the session and its cookies, and sets the session. It
   * waits for earlier changes, also for a sign-out. Reads of the session wait until it ends. Settles
   * as `request` does.
   */
  change(request: () => Promise<Session>): Promise<Session>;
  /** Reads the session again, for example after a change of the people. */
  refresh(): void;
}
