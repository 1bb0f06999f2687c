import type { Limit } from '../../platform/db/rate-limits.ts';
import { type Owner, ownerKey } from '../identity/index.ts';

/**
 * Returns the rate limits for reservations. They are free, so a client with made-up guest ids could
 * block a whole branch.
 */
export function bookingLimits(owner: Owner, address: string): readonly Limit[] {
  return [
    { key: `bookings of ${ownerKey(owner)}`, most: 20, window: { hours: 24 } },
    { key: `bookings from ${address}`, most: 60, window: { hours: 1 } },
  ];
}
