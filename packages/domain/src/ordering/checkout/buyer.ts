import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Member } from '../../account/session/member.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { orderDetails } from '../order-draft/details.ts';

const buyerSchema = v.object({
  /** Id of the customer or guest, so that another guest on the device does not see the details. */
  owner: v.string(),
  ...orderDetails,
  remark: v.optional(orderDetails.remark),
  /**
   * Requested time of day in the branch's local time, as 12:30:00; absent for as soon as possible.
   */
  wantedAt: v.optional(v.string()),
  /** Free options chosen for items; see `choicesWith`. */
  choices: v.optional(v.array(v.string())),
});

/** Contact and preferences of the last order, suggested for the next one. */
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** Increase it when the shape changes. */
const VERSION = 1;

/** Returns the store for the details of the last order, which prefill the next one. */
export function storedBuyer(storage: KeyValueStorage, subdomain: string): Stored<Buyer> {
  return createStored(storage, {
    subdomain,
    thing: 'buyer',
    version: VERSION,
    schema: buyerSchema,
  });
}

/** Returns the details of the customer's last order on the device; null if there is none. */
export function lastBuyer(stored: Stored<Buyer>, identity: Identity): Buyer | null {
  return ownedBy(stored, identity);
}

/** Returns the member's own details, used before their first order. */
export function buyerOf({ email, full_name, phone_no }: Member): Omit<Buyer, 'owner'> {
  return { full_name: full_name ?? '', email: email ?? '', phone: phone_no };
}
