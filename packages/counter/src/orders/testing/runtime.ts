import type { CounterSdk, SessionPerson } from '@claypot/sdk/counter';
import { aSession } from '@claypot/testing/counter';
import type { AlarmSound, BranchStreamEvent, CounterIdentity, WakeLock } from '../../app/ports.ts';
import { fakeRuntime as fakeCounterRuntime } from '../../app/testing/runtime.ts';

/** A stream of a branch that the test controls. */
class FakeStream {
  /** Branches of all connections, in order. */
  readonly opened: string[] = [];
  #connections = new Set<{ push(event: BranchStreamEvent | null): void }>();

  /** Number of open connections. */
  get open(): number {
    return this.#connections.size;
  }

  /** Delivers a message to the open connections. */
  send(event: BranchStreamEvent): void {
    for (const connection of this.#connections) connection.push(event);
  }

  /** Ends the open connections. */
  end(): void {
    for (const connection of this.#connections) connection.push(null);
  }

  async *connect(branchId: string, signal: AbortSignal): AsyncGenerator<BranchStreamEvent> {
    this.opened.push(branchId);
    const waiting: (BranchStreamEvent | null)[] = [];
    let wake = () => {};
    const connection = {
      push(event: BranchStreamEvent | null) {
        waiting.push(event);
        wake();
      },
    };
    this.#connections.add(connection);
    signal.addEventListener('abort', () => connection.push(null));
    try {
      while (true) {
        const next = waiting.shift();
        if (next === null) return;
        if (next !== undefined) yield next;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      this.#connections.delete(connection);
    }
  }
}

/** Returns a sound that records its calls; the test can let the browser refuse it. */
function fakeAlarm() {
  const listeners = new Set<() => void>();
  const calls: ('ring' | 'stop' | 'test')[] = [];
  let state: ReturnType<AlarmSound['state']> = 'silent';
  let isAllowed = true;
  const become = (next: typeof state) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    calls,
    /** The browser allows or refuses sound from now on. A press allows it again. */
    allow(allowed: boolean) {
      isAllowed = allowed;
    },
    become,
    ring() {
      calls.push('ring');
      become(isAllowed ? 'ringing' : 'refused');
    },
    stop() {
      calls.push('stop');
      become('silent');
    },
    test() {
      calls.push('test');
      isAllowed = true;
      become('silent');
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies AlarmSound & Record<string, unknown>;
}

/** Returns a wake lock that records its requests; the test can let the device refuse it. */
function fakeWakeLock() {
  const listeners = new Set<() => void>();
  const calls: ('request' | 'release')[] = [];
  let state: ReturnType<WakeLock['state']> = 'off';
  const become = (next: typeof state) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    calls,
    become,
    request() {
      calls.push('request');
      become('on');
    },
    release() {
      calls.push('release');
      become('off');
    },
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies WakeLock & Record<string, unknown>;
}

/** Returns the runtime of a signed-in person, with the given operations and fakes for the rest. */
export function fakeRuntime(operations: Partial<CounterSdk> = {}, person = aSession().person) {
  const base = fakeCounterRuntime(operations, aSession({ now: '2026-11-27T12:04:05+08:00' }));
  const branchStream = new FakeStream();
  const who: { person: SessionPerson | null } = { person };
  const runtime = {
    ...base,
    identity: (): CounterIdentity => ({ ...base.identity(), person: who.person }),
    alarm: fakeAlarm(),
    wakeLock: fakeWakeLock(),
    stream: {
      open: (branchId: string, signal: AbortSignal) => branchStream.connect(branchId, signal),
    },
  };
  return { runtime, device: base.device, branchStream, who };
}
