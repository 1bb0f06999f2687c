import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { RESERVATIONS_KEY } from '../../booking/bookings/reservations-key.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { VOUCHERS_KEY } from '../../loyalty/vouchers/vouchers-key.ts';
import { ORDERS_KEY } from '../../ordering/orders/orders-key.ts';

export interface StalePolicyDeps {
  events: EventBus;
  /** Drops what was loaded under keys that begin with `prefix`; without one, everything. */
  cache: { invalidate(prefix?: readonly unknown[]): void };
}

/** What was loaded and is not so any more. */
export function invalidateStale({ cache, events }: StalePolicyDeps): () => void {
  // Tier, transactions and vouchers come with what a wallet was filled by, and points pay for vouchers.
  const invalidateMember = () => cache.invalidate(MEMBER_KEY);
  const invalidateBookings = () => cache.invalidate(RESERVATIONS_KEY);
  // An order takes a voucher, or gives it back.
  const invalidateOrders = () => {
    cache.invalidate(ORDERS_KEY);
    cache.invalidate(VOUCHERS_KEY);
  };
  return events.on({
    'language.changed': () => cache.invalidate(),
    // Nobody finds on the device what somebody else has read.
    'session.ended': () => cache.invalidate(),
    'session.expired': () => cache.invalidate(),
    'owner.changed': () => cache.invalidate(),
    'order.paid': invalidateOrders,
    'order.cancelled': invalidateOrders,
    'booking.made': invalidateBookings,
    'booking.cancelled': invalidateBookings,
    'bookings.outdated': invalidateBookings,
    'wallet.toppedUp': invalidateMember,
    'wallet.outdated': invalidateMember,
    'voucher.claimed': invalidateMember,
    'voucher.used': invalidateMember,
    'vouchers.outdated': invalidateMember,
    'guest.migrated': () => {
      cache.invalidate(ORDERS_KEY);
      invalidateBookings();
    },
  });
}
