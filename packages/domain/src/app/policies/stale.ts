import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { RESERVATIONS_KEY } from '../../booking/bookings/reservations-key.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { VOUCHERS_KEY } from '../../loyalty/vouchers/vouchers-key.ts';
import { FULFILMENT_HOURS_KEY } from '../../ordering/fulfilment/fulfilment-hours-key.ts';
import { ORDERS_KEY } from '../../ordering/orders/orders-key.ts';

export interface StalePolicyDeps {
  events: EventBus;
  /** Invalidates queries with keys that begin with `prefix`; all if omitted. */
  cache: { invalidate(prefix?: readonly unknown[]): void };
}

/**
 * Subscribes the policy that invalidates cached queries after events. Returns an unsubscribe
 * function.
 */
export function invalidateStale({ cache, events }: StalePolicyDeps): () => void {
  // A top-up changes tier, transactions and vouchers; claiming a voucher may cost points.
  const invalidateMember = () => cache.invalidate(MEMBER_KEY);
  const invalidateBookings = () => cache.invalidate(RESERVATIONS_KEY);
  // An order uses a voucher or returns it.
  const invalidateOrders = () => {
    cache.invalidate(ORDERS_KEY);
    cache.invalidate(VOUCHERS_KEY);
  };
  return events.on({
    'language.changed': () => cache.invalidate(),
    // The next customer on the device must not see cached data of this one.
    'session.ended': () => cache.invalidate(),
    'session.expired': () => cache.invalidate(),
    'owner.changed': () => cache.invalidate(),
    'order.paid': invalidateOrders,
    'order.cancelled': invalidateOrders,
    'times.outdated': () => cache.invalidate(FULFILMENT_HOURS_KEY),
    'booking.made': invalidateBookings,
    'booking.cancelled': invalidateBookings,
    'bookings.outdated': invalidateBookings,
    'wallet.toppedUp': invalidateMember,
    'wallet.outdated': invalidateMember,
    'member.outdated': () => {
      invalidateMember();
      cache.invalidate(ORDERS_KEY);
    },
    'voucher.claimed': invalidateMember,
    'voucher.used': invalidateMember,
    'vouchers.outdated': invalidateMember,
    'guest.migrated': () => {
      cache.invalidate(ORDERS_KEY);
      invalidateBookings();
    },
  });
}
