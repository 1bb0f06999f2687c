import { expect, test } from 'vitest';
import type { ProductEvent } from '../../events/product-events.ts';
import { emitOwnerChanges } from './owner-changes.ts';
import { selectOwnerId } from './session.selectors.ts';
import { BRANCH, open, SIGNED_IN } from './testing/harness.ts';

test('emits owner.changed after the session has changed, and nothing when the owner is the same', () => {
  const { actor, send } = open();
  const emitted: ProductEvent[] = [];
  const known: unknown[] = [];
  const stop = emitOwnerChanges({
    session: actor,
    emit: (event) => {
      emitted.push(event);
      known.push(selectOwnerId(actor.getSnapshot()));
    },
  });
  send({ type: 'CONTINUE_AS_GUEST' });
  const { guest_id } = actor.getSnapshot().context;
  send(BRANCH);
  send(SIGNED_IN);
  send({ type: 'GUEST_MIGRATED' });
  send({ type: 'SIGN_OUT' });
  stop();
  send({ type: 'CONTINUE_AS_GUEST' });
  expect(emitted).toEqual([
    { type: 'owner.changed', before: null, now: guest_id, guestId: null },
    { type: 'owner.changed', before: guest_id, now: 'member-1', guestId: guest_id },
    { type: 'owner.changed', before: 'member-1', now: null, guestId: null },
  ]);
  expect(known).toEqual([guest_id, 'member-1', null]);
});
