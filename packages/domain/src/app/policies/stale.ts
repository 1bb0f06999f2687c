import { MEMBER_KEY } from '../../account/member/member-key.ts';
import { RESERVATIONS_KEY } from '../../booking/bookings/reservations-key.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { VOUCHERS_KEY } from '../../loyalty/vouchers/vouchers-key.ts';
import { ORDERS_KEY } from '../../ordering/orders/orders-key.ts';

export interface StalePolicyDeps {
  events: EventBus;
  /** Drops what was loaded under keys that begin with `prefix`; without one, everything. */
  cache: { forget(prefix?: readonly unknown[]): void };
}

/** What was loaded and is not so any more. */
export function forgetStale({ cache, events }: StalePolicyDeps): () => void {
  // Tier, transactions and vouchers come with what a wallet was filled by, and points pay for vouchers.
  const forgetMember = () => cache.forget(MEMBER_KEY);
  const forgetBookings = () => cache.forget(RESERVATIONS_KEY);
  // An order takes a voucher, or gives it back.
  const forgetOrders = () => {
    cache.forget(ORDERS_KEY);
    cache.forget(VOUCHERS_KEY);
  };
  return events.on({
    'language.changed': () => cache.forget(),
    // Nobody finds on the device what somebody else has read.
    'session.ended': () => cache.forget(),
    'session.expired': () => cache.forget(),
    'owner.changed': () => cache.forget(),
    'order.paid': forgetOrders,
    'order.cancelled': forgetOrders,
    'booking.made': forgetBookings,
    'booking.cancelled': forgetBookings,
    'bookings.outdated': forgetBookings,
    'wallet.toppedUp': forgetMember,
    'wallet.outdated': forgetMember,
    'voucher.claimed': forgetMember,
    'voucher.used': forgetMember,
    'vouchers.outdated': forgetMember,
    'guest.migrated': () => {
      cache.forget(ORDERS_KEY);
      forgetBookings();
    },
  });
}
