import { aCart } from '@claypot/testing';
import { expect, test } from 'vitest';
import { recordedEvents } from '../events/testing/recorded-events.ts';
import { shareCartWithTabs } from './other-tabs.ts';

function setUp() {
  const events = recordedEvents();
  const listeners = new Set<() => void>();
  let sent = 0;
  const stop = shareCartWithTabs({
    events,
    cartChanged: {
      send: () => {
        sent += 1;
      },
      onReceive: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  const receive = () => {
    for (const listener of listeners) listener();
  };
  return { emit: events.emit, told: events.told, receive, sent: () => sent, stop };
}

test('other tabs are told of a cart that changes here', () => {
  const { emit, sent } = setUp();
  emit({ type: 'cart.changed' });
  emit({ type: 'cart.replaced', cart: aCart([]) });
  emit({ type: 'order.paid' });
  emit({ type: 'order.refused' });
  expect(sent()).toBe(4);
});

test('being told by another, this one looks again and tells nobody', () => {
  const { receive, sent, stop, told } = setUp();
  receive();
  stop();
  receive();
  expect(told).toEqual([{ type: 'cart.outdated' }]);
  expect(sent()).toBe(0);
});
