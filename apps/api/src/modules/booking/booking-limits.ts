import type { Limit } from '../../platform/db/rate-limits.ts';
import { type Owner, ownerKey } from '../identity/index.ts';

/**
 * How many tables may be booked: nobody pays for one, and whoever made up guests without end could
 * keep everybody else out of a branch.
 */
export function bookingLimits(owner: Owner, address: string): readonly Limit[] {
  return [
    { key: `bookings of ${ownerKey(owner)}`, most: 20, window: { hours: 24 } },
    { key: `bookings from ${address}`, most: 60, window: { hours: 1 } },
  ];
}
