import { aMember } from '@claypot/testing';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../../events/product-events.ts';
import { countingRandom } from '../../../testing/fakes.ts';
import { type MemoryStorage, memoryStorage } from '../../../testing/memory-storage.ts';
import { createSessionImplementations } from '../session.implementation.ts';
import { selectToken } from '../session.selectors.ts';
import type { SessionEvent } from '../session.types.ts';

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

/** Opens a page with the given storage. */
export function open(storage: MemoryStorage = memoryStorage()) {
  const emitted: ProductEvent[] = [];
  /** Order of the revocations and emitted events. */
  const done: string[] = [];
  const machine = createSessionImplementations({
    subdomain: 'demo',
    storage,
    random: countingRandom(),
    emit: (event) => {
      emitted.push(event);
      done.push(event.type);
    },
    revoke: () => done.push(`revoked ${selectToken(actor.getSnapshot())}`),
  });
  const actor = createActor(machine).start();
  const selected = <T>(selector: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    selector(actor.getSnapshot());
  return { actor, send: actor.send, selected, storage, emitted, done };
}
