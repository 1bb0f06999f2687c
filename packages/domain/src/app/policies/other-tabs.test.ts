import { aCart } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { EventBus } from '../../events/event-bus.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import type { TabSignal } from '../../storage/tab-signal.ts';
import {
  shareBookingsWithTabs,
  shareCartWithTabs,
  shareVouchersWithTabs,
  shareWalletWithTabs,
} from './other-tabs.ts';

function setUp(share: (deps: { events: EventBus; changed: TabSignal }) => () => void) {
  const events = recordedEvents();
  const listeners = new Set<() => void>();
  let sent = 0;
  const stop = share({
    events,
    changed: {
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
  return { emit: events.emit, emitted: events.emitted, receive, sent: () => sent, stop };
}

const cart = () =>
  setUp(({ changed, events }) => shareCartWithTabs({ events, cartChanged: changed }));
const vouchers = () =>
  setUp(({ changed, events }) => shareVouchersWithTabs({ events, vouchersChanged: changed }));
const bookings = () =>
  setUp(({ changed, events }) => shareBookingsWithTabs({ events, bookingsChanged: changed }));

const wallet = () =>
  setUp(({ changed, events }) => shareWalletWithTabs({ events, walletChanged: changed }));

test('notifies other tabs when the cart changes', () => {
  const { emit, sent } = cart();
  emit({ type: 'cart.changed' });
  emit({ type: 'cart.replaced', cart: aCart([]) });
  emit({ type: 'order.paid' });
  emit({ type: 'order.rejected' });
  expect(sent()).toBe(4);
});

test('reloads the cart without notifying others when another tab notifies', () => {
  const { receive, sent, stop, emitted } = cart();
  receive();
  stop();
  receive();
  expect(emitted).toEqual([{ type: 'cart.outdated' }]);
  expect(sent()).toBe(0);
});

test('notifies other tabs when a booking is made or cancelled', () => {
  const { emit, sent } = bookings();
  emit({ type: 'booking.made', attended: true });
  emit({ type: 'booking.cancelled' });
  emit({ type: 'bookings.outdated' });
  expect(sent()).toBe(2);
});

test('reloads bookings without notifying others when another tab notifies', () => {
  const { receive, sent, stop, emitted } = bookings();
  receive();
  stop();
  receive();
  expect(emitted).toEqual([{ type: 'bookings.outdated' }]);
  expect(sent()).toBe(0);
});

test('notifies other tabs when the wallet is topped up', () => {
  const { emit, sent } = wallet();
  emit({ type: 'wallet.toppedUp', attended: true });
  emit({ type: 'wallet.outdated' });
  expect(sent()).toBe(1);
});

test('reloads the wallet without notifying others when another tab notifies', () => {
  const { receive, sent, stop, emitted } = wallet();
  receive();
  stop();
  receive();
  expect(emitted).toEqual([{ type: 'wallet.outdated' }]);
  expect(sent()).toBe(0);
});

test('notifies other tabs when a voucher is claimed or used', () => {
  const { emit, sent } = vouchers();
  emit({ type: 'voucher.claimed', id: 'cv-1' });
  emit({ type: 'voucher.used' });
  emit({ type: 'vouchers.outdated' });
  expect(sent()).toBe(2);
});

test('reloads vouchers without notifying others when another tab notifies', () => {
  const { receive, sent, stop, emitted } = vouchers();
  receive();
  stop();
  receive();
  expect(emitted).toEqual([{ type: 'vouchers.outdated' }]);
  expect(sent()).toBe(0);
});
