import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { followBranch } from '../../app/policies/places/branch.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import type { Address } from '../../places/addresses/address.ts';
import { anAddress } from '../../places/addresses/testing/samples.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { recordedNavigation } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { createOrderMethod } from './order-method.implementation.ts';
import { selectNeedsAddress } from './order-method.selectors.ts';

function setUp(address: Address | null, before: FulfilmentMethod | null = 'pickup') {
  let method = before;
  const navigation = recordedNavigation();
  const events = recordedEvents();
  const needsAddress = () => method === 'delivery' && address === null;
  followBranch({ events, navigation, needsAddress, rename: () => {}, session: { send: () => {} } });
  events.on({
    'delivery.chosen': () => {
      method = 'delivery';
    },
  });
  const machine = createOrderMethod({
    emit: events.emit,
    method: () => method,
    address: () => address,
  });
  const actor = createActor(machine).start();
  const asks = () => selectNeedsAddress(actor.getSnapshot());
  const now = () => method;
  return { send: actor.send, asks, method: now, navigation, emitted: events.emitted, machine };
}

describe('delivery', () => {
  it('uses the default address', () => {
    const { send, asks, method, navigation } = setUp(anAddress());
    send({ type: 'DELIVER' });
    expect([method(), asks(), navigation.visits]).toEqual(['delivery', false, []]);
  });

  it('asks for an address if there is none', () => {
    const { send, asks, method, emitted } = setUp(null);
    send({ type: 'DELIVER' });
    expect([asks(), method()]).toEqual([true, 'pickup']);
    send({ type: 'CREATE_ADDRESS' });
    expect([asks(), method()]).toEqual([false, 'delivery']);
    expect(emitted).toEqual([{ type: 'delivery.chosen' }, { type: 'address.missed', asked: true }]);
  });

  it('keeps the method when the address is declined', () => {
    const { send, asks, method } = setUp(null);
    send({ type: 'DELIVER' });
    send({ type: 'DISMISS' });
    expect([asks(), method()]).toEqual([false, 'pickup']);
  });

  it('asks at once if delivery was chosen before and there is no address', () => {
    expect(setUp(null, 'delivery').asks()).toBe(true);
    expect(setUp(anAddress(), 'delivery').asks()).toBe(false);
  });
});

it('pickup opens the branch list and keeps the method until a branch is chosen', () => {
  const { send, method, navigation } = setUp(anAddress(), 'delivery');
  send({ type: 'PICK_UP' });
  expect(navigation.visits).toEqual([['to', '/branchList']]);
  expect(method()).toBe('delivery');
});

it('visits every state and handles every event', () => {
  const events = ['DELIVER', 'PICK_UP', 'CREATE_ADDRESS', 'DISMISS'].map((type) => ({ type }));
  expect(unvisited(setUp(null).machine, { events })).toEqual({ states: [], events: [] });
});
