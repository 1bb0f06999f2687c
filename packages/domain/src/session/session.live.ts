import { assign, fromCallback } from 'xstate';
import type { NoticeContent } from '../notices/notices.machine.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import { createStored } from '../storage/stored.ts';
import { sessionMachine } from './session.machine.ts';
import {
  NOBODY,
  type SessionContext,
  type SessionEvent,
  type SessionRecord,
  sessionRecordSchema,
} from './session.types.ts';

/** Raised whenever the stored record changes its shape. */
const VERSION = 1;
const GUEST_DIGITS = 6;

export interface SessionDeps extends Pick<Ports, 'navigation' | 'random' | 'storage'> {
  subdomain: string;
  notify(notice: NoticeContent): void;
}

/** The session machine, kept on the device under the company's key. */
export function createSessionImplementations({
  navigation,
  notify,
  random,
  storage,
  subdomain,
}: SessionDeps) {
  const stored = createStored(storage, {
    subdomain,
    thing: 'session',
    version: VERSION,
    schema: sessionRecordSchema,
  });
  return sessionMachine.provide({
    actors: {
      otherTabs: fromCallback<SessionEvent>(({ sendBack }) =>
        stored.onChangeElsewhere(() => sendBack({ type: 'CHANGED_ELSEWHERE' })),
      ),
    },
    actions: {
      restore: assign(() => stored.read() ?? NOBODY),
      becomeGuest: assign(() => ({
        guest_id: random.uuid(),
        guest_name: `Guest_${random.digits(GUEST_DIGITS)}`,
      })),
      persist: ({ context }) => {
        const record = recordOf(context);
        if (record !== null) stored.write(record);
      },
      forget: () => stored.clear(),
      showLogin: () => navigation.to(pathTo('login'), { replace: true }),
      tellExpired: () => notify({ tone: 'error', message: 'SESSION_EXPIRED' }),
    },
  });
}

function recordOf({ guest_id, guest_name, ...choices }: SessionContext): SessionRecord | null {
  if (guest_id === null || guest_name === null) return null;
  return { guest_id, guest_name, ...choices };
}
