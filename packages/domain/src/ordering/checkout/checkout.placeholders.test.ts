import { expect, it } from 'vitest';
import { unprovidedIn } from '../../machines/base/placeholder.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { createCheckout } from './checkout.implementation.ts';

it('createCheckout provides all actors, actions and guards', () => {
  const ports = fakePorts({});
  const nothing = { read: () => null, write: () => true, clear: () => {} };
  const stored = { ...nothing, onChangeElsewhere: () => () => {} };
  const machine = createCheckout({
    ...ports,
    stored,
    draft: stored,
    identity: () => ({ customer_id: null, guest_id: 'guest' }),
    emit: () => {},
  });
  expect(unprovidedIn(machine)).toEqual([]);
});
