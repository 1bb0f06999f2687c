import type { EventBus } from '../../events/event-bus.ts';
import type { TabSignal } from '../../storage/tab-signal.ts';

export interface OtherTabsPolicyDeps {
  events: EventBus;
  /** The word between tabs that the cart has changed. */
  cartChanged: TabSignal;
}

/** The tabs of one browser share one cart: each tells the others, and looks again when told. */
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
  /** The word between tabs that the customer's bookings have changed. */
  bookingsChanged: TabSignal;
}

/** So it is with the customer's bookings. */
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
  /** The word between tabs that the member's wallet has changed. */
  walletChanged: TabSignal;
}

/** So it is with the member's wallet. */
export function shareWalletWithTabs({ events, walletChanged }: OtherTabsWalletDeps): () => void {
  return both(
    events.on({ 'wallet.toppedUp': walletChanged.send }),
    walletChanged.onReceive(() => events.emit({ type: 'wallet.outdated' })),
  );
}

export interface OtherTabsVouchersDeps {
  events: EventBus;
  /** The word between tabs that the member's vouchers have changed. */
  vouchersChanged: TabSignal;
}

/** So it is with the member's vouchers. */
export function shareVouchersWithTabs(deps: OtherTabsVouchersDeps): () => void {
  const { events, vouchersChanged } = deps;
  return both(
    events.on({ 'voucher.claimed': vouchersChanged.send, 'voucher.used': vouchersChanged.send }),
    vouchersChanged.onReceive(() => events.emit({ type: 'vouchers.outdated' })),
  );
}

function both(stop: () => void, stopHearing: () => void): () => void {
  return () => {
    stop();
    stopHearing();
  };
}
