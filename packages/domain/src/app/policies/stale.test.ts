import { aCart } from '@claypot/testing';
import { expect, test } from 'vitest';
import type { ProductEvent } from '../../events/product-events.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { invalidateStale } from './stale.ts';

const MIGRATED = { guestId: 'guest-1', memberId: 'member-1', cart: aCart([]) };

test.each<[ProductEvent, unknown[]]>([
  [{ type: 'language.changed' }, ['everything']],
  [{ type: 'order.paid' }, [['orders'], ['member', 'vouchers']]],
  [{ type: 'order.rejected' }, []],
  [{ type: 'times.outdated' }, [['fulfilmentHours']]],
  [{ type: 'guest.migrated', ...MIGRATED }, [['orders'], ['reservations']]],
  [{ type: 'booking.made', attended: false }, [['reservations']]],
  [{ type: 'booking.cancelled' }, [['reservations']]],
  [{ type: 'bookings.outdated' }, [['reservations']]],
  [{ type: 'wallet.toppedUp', attended: true }, [['member']]],
  [{ type: 'wallet.outdated' }, [['member']]],
  [{ type: 'member.outdated' }, [['member'], ['orders']]],
  [{ type: 'voucher.claimed', id: 'cv-1' }, [['member']]],
  [{ type: 'voucher.used' }, [['member']]],
  [{ type: 'vouchers.outdated' }, [['member']]],
  [{ type: 'cart.changed' }, []],
])('after %o invalidates %o', (event, expected) => {
  const events = recordedEvents();
  const invalidated: unknown[] = [];
  const invalidate = (prefix?: readonly unknown[]) => void invalidated.push(prefix ?? 'everything');
  invalidateStale({ events, cache: { invalidate } });
  events.emit(event);
  expect(invalidated).toEqual(expected);
});
