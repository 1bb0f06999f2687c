import type { Identity } from '@claypot/sdk';

/** The one id of a member or a guest, to tell whose something on the device is; null for nobody. */
export function ownerId({ customer_id, guest_id }: Identity): string | null {
  return customer_id ?? guest_id;
}
