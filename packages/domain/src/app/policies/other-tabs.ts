import type { EventBus } from '../../events/event-bus.ts';
import type { TabSignal } from '../../storage/tab-signal.ts';

export interface OtherTabsPolicyDeps {
  events: EventBus;
  cartChanged: TabSignal;
}

/**
 * Notifies other tabs of cart changes, and emits `cart.outdated` when another tab does. Returns an
 * unsubscribe function.
 */
export function shareCartWithTabs({ cartChanged, events }: OtherTabsPolicyDeps): () => void {
  return both(
    events.on({
      'cart.changed': cartChanged.send,
      'cart.replaced': cartChanged.send,
      'order.paid': cartChanged.send,
      'order.rejected': cartChanged.send,
    }),
    cartChanged.onReceive(() => events.emit({ type: 'cart.outdated' })),
  );
}

export interface OtherTabsBookingsDeps {
  events: EventBus;
  bookingsChanged: TabSignal;
}

/**
 * Notifies other tabs of booking changes, and emits `bookings.outdated` when another tab does.
 * Returns an unsubscribe function.
 */
export function shareBookingsWithTabs(deps: OtherTabsBookingsDeps): () => void {
  const { bookingsChanged, events } = deps;
  return both(
    events.on({
      'booking.made': bookingsChanged.send,
      'booking.cancelled': bookingsChanged.send,
    }),
    bookingsChanged.onReceive(() => events.emit({ type: 'bookings.outdated' })),
  );
}

export interface OtherTabsWalletDeps {
  events: EventBus;
  walletChanged: TabSignal;
}

/**
 * Notifies other tabs of wallet top-ups, and emits `wallet.outdated` when another tab does. Returns
 * an unsubscribe function.
 */
export function shareWalletWithTabs({ events, walletChanged }: OtherTabsWalletDeps): () => void {
  return both(
    events.on({ 'wallet.toppedUp': walletChanged.send }),
    walletChanged.onReceive(() => events.emit({ type: 'wallet.outdated' })),
  );
}

export interface OtherTabsVouchersDeps {
  events: EventBus;
  vouchersChanged: TabSignal;
}

/**
 * Notifies other tabs of voucher changes, and emits `vouchers.outdated` when another tab does.
 * Returns an unsubscribe function.
 */
export function shareVouchersWithTabs(deps: OtherTabsVouchersDeps): () => void {
  const { events, vouchersChanged } = deps;
  return both(
    events.on({ 'voucher.claimed': vouchersChanged.send, 'voucher.used': vouchersChanged.send }),
    vouchersChanged.onReceive(() => events.emit({ type: 'vouchers.outdated' })),
  );
}

function both(stop: () => void, stopReceiving: () => void): () => void {
  return () => {
    stop();
    stopReceiving();
  };
}
