import { createEventBus } from '@claypot/domain/events';
import { createQueryCache } from '@claypot/domain/flows';
import {
  type ControlledClock,
  controlledClock,
  countingRandom,
  type FakeConnection,
  fakeConnection,
  type MemoryStorage,
  memoryStorage,
} from '@claypot/domain/testing';
import type { CounterSdk, Session } from '@claypot/sdk/counter';
import { aSession } from '@claypot/testing/counter';
import type { CounterEvent } from '../events.ts';
import type { CounterIdentity, CounterRuntime } from '../ports.ts';
import { createServerClock } from '../server-clock.ts';

/**
 * Returns an API of the given operations. Any other operation rejects and names itself in the
 * error.
 */
export function stubCounterSdk(operations: Partial<CounterSdk>): CounterSdk {
  return new Proxy(operations as CounterSdk, {
    get(target, name, receiver) {
      if (name in target) return Reflect.get(target, name, receiver);
      return () => Promise.reject(new Error(`The test gave no answer for "${String(name)}"`));
    },
  });
}

export interface FakeRuntime extends CounterRuntime {
  device: ControlledClock;
  storage: MemoryStorage;
  connection: FakeConnection;
  /** Events in the order of emission. */
  readonly emitted: CounterEvent[];
  /** Sessions that flows received; null for each request to read it again. */
  readonly sessions: (Session | null)[];
  readonly reported: unknown[];
}

/** Returns the runtime of a manager on a paired device, with the given operations of the API. */
export function fakeRuntime(
  operations: Partial<CounterSdk> = {},
  session: Session = aSession(),
): FakeRuntime {
  const device = controlledClock(session.now);
  const clock = createServerClock(device);
  const connection = fakeConnection();
  const emitted: CounterEvent[] = [];
  const sessions: (Session | null)[] = [];
  const reported: unknown[] = [];
  const events = createEventBus<CounterEvent>((error) => void reported.push(error));
  const identity: CounterIdentity = {
    device: session.device,
    person: session.person,
    branch: session.device?.branch ?? session.person?.branches[0] ?? null,
    people: session.people,
  };
  const quiet = { subscribe: () => () => undefined, stop: () => undefined };
  let language: ReturnType<CounterRuntime['language']['get']> = 'en';
  return {
    device,
    emitted,
    sessions,
    reported,
    api: stubCounterSdk(operations),
    cache: createQueryCache(clock, undefined, connection),
    clock,
    connection,
    random: countingRandom(),
    storage: memoryStorage(),
    subdomain: 'demo',
    language: {
      get: () => language,
      set: (next) => {
        language = next;
      },
    },
    stream: {
      open: async function* () {},
    },
    alarm: { ...quiet, ring: () => undefined, test: () => undefined, state: () => 'silent' },
    wakeLock: { ...quiet, request: () => undefined, release: () => undefined, state: () => 'off' },
    events,
    emit: (event) => {
      emitted.push(event);
      events.emit(event);
    },
    identity: () => identity,
    session: {
      async change(request) {
        const changed = await request();
        sessions.push(changed);
        return changed;
      },
      refresh: () => void sessions.push(null),
    },
    report: (error) => void reported.push(error),
  };
}
