import { createActor } from 'xstate';
import type { NoticeContent } from '../../notices/notices.machine.ts';
import { countingRandom, recordedNavigation } from '../../testing/fakes.ts';
import { type MemoryStorage, memoryStorage } from '../../testing/memory-storage.ts';
import { createSessionImplementations } from '../session.live.ts';
import { selectToken } from '../session.selectors.ts';
import type { SessionEvent } from '../session.types.ts';
import { aMember } from './samples.ts';

export const KEY = 'claypot:demo:session';
export const BRANCH = {
  type: 'SET_BRANCH',
  branch_id: 'bangsar',
  branch_name: 'CCH Bangsar',
} as const;
export const SIGNED_IN: Extract<SessionEvent, { type: 'SIGNED_IN' }> = {
  type: 'SIGNED_IN',
  user: aMember(),
  api_token: 'token',
};

/** A page of a browser with this store. */
export function open(storage: MemoryStorage = memoryStorage()) {
  const navigation = recordedNavigation();
  const notices: NoticeContent[] = [];
  /** What was done about the customer who leaves: their token revoked, their things forgotten. */
  const done: string[] = [];
  const machine = createSessionImplementations({
    ...{ subdomain: 'demo', storage, navigation },
    random: countingRandom(),
    notify: (notice) => notices.push(notice),
    forgetPerson: () => done.push('forgotten'),
    revoke: () => done.push(`revoked ${selectToken(actor.getSnapshot())}`),
  });
  const actor = createActor(machine).start();
  const asked = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    selector(actor.getSnapshot());
  return { actor, send: actor.send, asked, storage, navigation, notices, done };
}
