import { assign, fromCallback } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import type { KeyValueStorage, Ports } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { sessionMachine } from './session.machine.ts';
import {
  ANONYMOUS,
  type SessionContext,
  type SessionEvent,
  type SessionRecord,
  sessionRecordSchema,
} from './session.types.ts';

/** Increment when the shape of the stored record changes. Version 1 stored guests only. */
const VERSION = 2;
const GUEST_DIGITS = 6;

export interface SessionDeps extends Pick<Ports, 'random' | 'storage'> {
  subdomain: string;
  emit: Emit;
  /** Revokes the token on the server. Failures are ignored. */
  revoke(): void;
}

/** Returns the storage of the session under the company's key. */
export function storedSession(storage: KeyValueStorage, subdomain: string): Stored<SessionRecord> {
  return createStored(storage, {
    subdomain,
    thing: 'session',
    version: VERSION,
    schema: sessionRecordSchema,
    upgrade: (version, value) =>
      version === 1 ? { identity: 'guest', ...(value as object) } : undefined,
  });
}

/** Returns the session machine, persisted on the device. */
export function createSessionImplementations(deps: SessionDeps) {
  const { emit, random, storage, subdomain } = deps;
  const stored = storedSession(storage, subdomain);
  return sessionMachine.provide({
    actors: {
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) =>
        stored.onChangeElsewhere(() => sendBack({ type: 'CHANGED_ELSEWHERE' })),
      ),
    },
    actions: {
      restore: assign(() => contextOf(stored.read())),
      becomeGuest: assign(() => ({
        guest_id: random.uuid(),
        guest_name: `Guest_${random.digits(GUEST_DIGITS)}`,
      })),
      persist: ({ context }) => {
        const record = recordOf(context);
        if (record !== null) stored.write(record);
      },
      clearStored: () => stored.clear(),
      revoke: () => deps.revoke(),
      emitEnded: () => emit({ type: 'session.ended' }),
      emitExpired: () => emit({ type: 'session.expired' }),
    },
  });
}

function contextOf(record: SessionRecord | null): SessionContext {
  if (record === null) return ANONYMOUS;
  const { identity: _identity, ...known } = record;
  return { ...ANONYMOUS, ...known };
}

function recordOf(context: SessionContext): SessionRecord | null {
  const { api_token, guest_id, guest_name, left_guest, user, ...choices } = context;
  if (user !== null && api_token !== null) {
    return { identity: 'member', user, api_token, left_guest, ...choices };
  }
  if (guest_id === null || guest_name === null) return null;
  return { identity: 'guest', guest_id, guest_name, ...choices };
}
