import { fromConnection, queryKey } from '@claypot/domain/flows';
import { createStored } from '@claypot/domain/storage';
import type { Session } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { assign, fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { counterSessionMachine } from './session.machine.ts';
import { shownBranch } from './session.selectors.ts';
import type { CounterSessionContext, CounterSessionEvent } from './session.types.ts';
import { sessionEvents, withoutPerson } from './session-data.ts';
import type { SessionRequests } from './session-requests.ts';

export interface CounterSessionDeps
  extends Pick<
    CounterRuntime,
    'api' | 'cache' | 'clock' | 'connection' | 'emit' | 'storage' | 'subdomain'
  > {
  readonly requests: SessionRequests;
}

/** Delays before a failed first load is repeated, in ms. It doubles each time. */
const REPEAT = { first: 1000, most: 15_000 };

const recordSchema = v.object({
  /** True if the last person was signed out and the server may not know it. */
  is_ending: v.boolean(),
  branch_id: v.nullable(v.string()),
  person_id: v.nullable(v.string()),
});

/**
 * Creates the session machine. The device stores the selected branch and a sign-out that was not
 * sent; the tokens are in cookies that scripts cannot read.
 */
export function createCounterSession(deps: CounterSessionDeps) {
  const { api, cache, clock, connection, emit, requests, storage, subdomain } = deps;
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-session',
    version: 1,
    schema: recordSchema,
  });
  const now = () => clock.now().epochMilliseconds;
  return counterSessionMachine.provide({
    actors: {
      read: createQuery<undefined, Session>(cache, {
        key: () => queryKey<Session>('session'),
        load: (_, signal) => requests.read(() => api.session({}, { signal })),
        staleAfter: 0,
        // The connection may return without an event, for example after the server was down.
        reloadAfter: (session, unanswered) =>
          session !== null || unanswered === 0
            ? null
            : Math.min(REPEAT.first * 2 ** unanswered, REPEAT.most),
      }),
      signOut: createMutation<object, Session>({
        run: (_, { signal }) => requests.change(() => api.signOut({}, { signal })),
      }),
      connection: fromConnection(connection),
      otherTabs: fromCallback<CounterSessionEvent>(({ sendBack }) =>
        stored.onChangeElsewhere(() => sendBack({ type: 'REFRESH' })),
      ),
    },
    delays: { lock: ({ context }) => Math.max(0, (lockAt(context) ?? now()) - now()) },
    guards: {
      isOverdue: ({ context }) => {
        const at = lockAt(context);
        return at !== null && now() >= at;
      },
    },
    actions: {
      restore: assign(() => {
        const record = stored.read();
        return { isEnding: record?.is_ending ?? false, branchId: record?.branch_id ?? null };
      }),
      persist: ({ context }) => {
        stored.write({
          is_ending: context.isEnding,
          // The next visit requests its board before the session is known.
          branch_id: shownBranch(context)?.id ?? context.branchId,
          person_id: context.session?.person?.id ?? null,
        });
      },
      touch: assign(() => ({ touchedAt: now() })),
      announce: ({ context }, { session }) => {
        if (session === null) return;
        clock.correct(Temporal.Instant.from(session.now));
        const next = context.isEnding ? withoutPerson(session) : session;
        for (const event of sessionEvents(context.session, next)) emit(event);
      },
      emitEnded: (_, { reason }) => emit({ type: 'session.ended', reason }),
    },
  });
}

const MINUTE = 60_000;

/** Returns the time at which the device locks, in epoch ms; null without a paired device. */
function lockAt({ session, touchedAt }: CounterSessionContext): number | null {
  const minutes = session?.device?.lock_minutes ?? null;
  return minutes === null ? null : touchedAt + minutes * MINUTE;
}
