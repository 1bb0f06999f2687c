import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { unvisited } from '../../testing/paths.ts';
import { createSignUpOffer } from './sign-up-offer.implementation.ts';
import { selectIsOffered, signUpOfferMachine } from './sign-up-offer.machine.ts';

const GUEST = {
  storage: memoryStorage(),
  subdomain: 'demo',
  isGuest: () => true,
  points: () => 100,
};

function visit(changes: Partial<Parameters<typeof createSignUpOffer>[0]> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(createSignUpOffer({ ...GUEST, ...changes }), { clock }).start();
  const isOffered = () => selectIsOffered(actor.getSnapshot());
  return {
    close: () => actor.send({ type: 'CLOSE' }),
    isOffered,
    wait: (ms: number) => clock.increment(ms),
  };
}

test('shows the offer to a guest after one second', () => {
  const { isOffered, wait } = visit();
  wait(999);
  expect(isOffered()).toBe(false);
  wait(1);
  expect(isOffered()).toBe(true);
});

test('does not show again on this device once closed, except for another company', () => {
  const storage = memoryStorage();
  const first = visit({ storage });
  first.wait(1000);
  first.close();
  expect(first.isOffered()).toBe(false);

  const second = visit({ storage });
  second.wait(1000);
  expect(second.isOffered()).toBe(false);

  const elsewhere = visit({ storage, subdomain: 'other' });
  elsewhere.wait(1000);
  expect(elsewhere.isOffered()).toBe(true);
});

test.each([
  ['a member', { isGuest: () => false }],
  ['where there is nothing to give', { points: () => 0 }],
])('never shows to %s', (_, changes) => {
  const { isOffered, wait } = visit(changes);
  wait(60_000);
  expect(isOffered()).toBe(false);
});

test('closes for the visit when storage is blocked', () => {
  const { close, isOffered, wait } = visit({ storage: memoryStorage({}, 'blocked') });
  wait(1000);
  close();
  expect(isOffered()).toBe(false);
});

test('reaches every state and handles every event', () => {
  const wanted = signUpOfferMachine.provide({ guards: { isWanted: () => true } });
  const events = [{ type: 'CLOSE' }, { type: 'xstate.after.pause.signUpOffer.waiting' }];
  expect(unvisited(wanted, { events })).toEqual({ states: [], events: [] });
});
