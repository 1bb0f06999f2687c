import type { Identity } from '@claypot/sdk';

/** Returns the id of the member or guest, to compare owners of stored data; null if anonymous. */
export function ownerId({ customer_id, guest_id }: Identity): string | null {
  return customer_id ?? guest_id;
}
