import { aMember } from '@claypot/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProductEvent } from '../../events/product-events.ts';
import { countingRandom } from '../../testing/fakes.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createSessionImplementations } from './session.implementation.ts';
import { selectIdentity, selectOwner, selectToken } from './session.selectors.ts';
import type { SessionEvent } from './session.types.ts';

const tokens = fc.constantFrom('a', 'b');
const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    { type: 'CONTINUE_AS_GUEST' },
    { type: 'SIGN_OUT' },
    { type: 'GUEST_MIGRATED' },
    { type: 'CHANGED_ELSEWHERE' },
  ),
  tokens.map((api_token) => ({ type: 'SIGNED_IN', user: aMember(), api_token }) as const),
  fc.option(tokens).map((token) => ({ type: 'EXPIRED', token }) as const),
);

function open(storage = memoryStorage()) {
  const expiries: ProductEvent[] = [];
  const machine = createSessionImplementations({
    subdomain: 'demo',
    storage,
    random: countingRandom(),
    emit: (event) => {
      if (event.type === 'session.expired') expiries.push(event);
    },
    revoke: () => {},
  });
  return { actor: createActor(machine).start(), expiries, storage };
}

test('any sequence of events leaves one identity, no token without a member, and survives a reload', () => {
  fc.assert(
    fc.property(fc.array(events), (steps) => {
      const { actor, expiries, storage } = open();
      let ended = 0;
      for (const step of steps) {
        const before = selectToken(actor.getSnapshot());
        const wasAnonymous = selectIdentity(actor.getSnapshot()) === 'none';
        actor.send(step);
        const now = actor.getSnapshot();
        const { guest_id, user } = now.context;
        expect([guest_id, user].filter((who) => who !== null)).toHaveLength(
          selectIdentity(now) === 'none' ? 0 : 1,
        );
        expect(selectToken(now) === null).toBe(user === null);
        expect(selectOwner(open(storage).actor.getSnapshot())).toEqual(selectOwner(now));
        if (step.type === 'EXPIRED' && !wasAnonymous && step.token === before) ended += 1;
        // A rejected token is never used for the next request, so a 401 cannot repeat itself.
        if (step.type === 'EXPIRED' && step.token !== null) {
          expect(selectToken(now)).not.toBe(step.token);
        }
      }
      expect(expiries).toHaveLength(ended);
    }),
  );
});
