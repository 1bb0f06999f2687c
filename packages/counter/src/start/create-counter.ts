import { createEventBus } from '@claypot/domain/events';
import { createQueryCache } from '@claypot/domain/flows';
import { createLanguageImplementations } from '@claypot/domain/language';
import { createActor } from 'xstate';
import type { CounterEvent } from '../app/events.ts';
import type { CounterPorts, CounterRuntime } from '../app/ports.ts';
import { createServerClock } from '../app/server-clock.ts';
import { createCounterSession } from '../staff/session/session.implementation.ts';
import { selectIdentity } from '../staff/session/session.selectors.ts';
import { createSessionRequests } from '../staff/session/session-requests.ts';

export interface CounterOptions {
  /** First label of the host name. */
  readonly subdomain: string;
}

export type Counter = ReturnType<typeof createCounter>;

/**
 * Starts the counter with the given ports: session, language and the events between the flows.
 * Screens start their own machines, which `machines` creates.
 */
export function createCounter(outside: CounterPorts, { subdomain }: CounterOptions) {
  const { connect, ...ports } = outside;
  const clock = createServerClock(ports.clock);
  const events = createEventBus<CounterEvent>(ports.report);
  const { emit } = events;
  const cache = createQueryCache(clock, undefined, ports.connection);
  const api = connect({ onUnauthorized: () => session.send({ type: 'EXPIRED' }) });
  const requests = createSessionRequests();
  const parts = { ...ports, api, cache, clock, emit, events, subdomain };

  const stop = events.on({
    // The next person must not see what the previous one loaded.
    'session.ended': () => cache.invalidate(),
    'session.started': () => cache.invalidate(),
    'device.revoked': () => cache.invalidate(),
  });
  const session = createActor(createCounterSession({ ...parts, requests })).start();

  const language = createActor(
    createLanguageImplementations({
      language: ports.language,
      invalidateTexts: () => {
        cache.invalidate();
        emit({ type: 'language.changed' });
      },
    }),
    { input: { language: ports.language.get() } },
  ).start();

  const runtime: CounterRuntime = {
    ...parts,
    identity: () => selectIdentity(session.getSnapshot()),
    session: {
      change(request) {
        const { isEnding } = session.getSnapshot().context;
        return requests.change(async () => {
          const changed = await request();
          // A person who signed out meanwhile stays signed out. The sign-out is sent next.
          const hasLeft = !isEnding && session.getSnapshot().context.isEnding;
          if (!hasLeft) session.send({ type: 'CHANGED', session: changed });
          return changed;
        });
      },
      refresh: () => session.send({ type: 'REFRESH' }),
    },
  };

  return {
    events,
    language,
    runtime,
    session,
    /** Returns the machines of one kind of screen, for example `sessionMachines`. */
    machines: <Machines extends object>(
      of: (runtime: CounterRuntime) => Readonly<Machines>,
    ): Readonly<Machines> => of(runtime),
    stop: () => {
      stop();
      language.stop();
      session.stop();
    },
  };
}
