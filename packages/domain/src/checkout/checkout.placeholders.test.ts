import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise } from 'xstate';
import { unprovidedIn } from '../machine/placeholder.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createCheckoutImplementations } from './checkout.live.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { anOrder, aRequest } from './testing/samples.ts';

describe('a checkout that cannot store its key', () => {
  it('says so and sends nothing', async () => {
    const placeOrder = vi.fn(async () => anOrder());
    const machine = checkoutMachine.provide({
      actors: { placeOrder: fromPromise(placeOrder) },
      guards: { isTakenElsewhere: () => false },
      actions: { makeKey: assign({ key: 'key-1' }) },
    });
    const failures: unknown[] = [];
    const actor = createActor(machine, { input: { record: null } });
    actor.subscribe({ error: (error) => failures.push(String(error)) });
    actor.start();
    actor.send({ type: 'ORDER', request: aRequest(), asGuest: false, closed: null });
    await replies();
    expect(failures).toEqual([
      expect.stringMatching('The action "remember" of the machine "checkout" was not provided'),
    ]);
    expect(placeOrder).not.toHaveBeenCalled();
  });
});

it('nothing of the checkout is left unprovided', () => {
  const ports = fakePorts({});
  const nothing = { read: () => null, write: () => true, clear: () => {} };
  const stored = { ...nothing, onChangeElsewhere: () => () => {} };
  const machine = createCheckoutImplementations({
    ...ports,
    stored,
    draft: stored,
    identity: () => ({ customer_id: null, guest_id: null }),
    emit: () => {},
  });
  expect(unprovidedIn(machine)).toEqual([]);
});
