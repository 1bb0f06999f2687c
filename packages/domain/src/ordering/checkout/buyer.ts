import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Member } from '../../account/session/member.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownOf } from '../../storage/own-of.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { orderDetails } from '../order-draft/details.ts';

const buyerSchema = v.object({
  /** Whose details they are: another guest on the device does not see them. */
  owner: v.string(),
  ...orderDetails,
  remark: v.optional(orderDetails.remark),
  /** The time of day it was asked for, by the branch's clock, as 12:30:00; absent for as soon as possible. */
  wantedAt: v.optional(v.string()),
  /** What was chosen of items without paying for it; see `choicesWith`. */
  choices: v.optional(v.array(v.string())),
});

/** Who ordered last, and what they wished for, which is offered with the next order. */
export type Buyer = v.InferOutput<typeof buyerSchema>;

/** Raised whenever the shape changes. */
const VERSION = 1;

/** The details of the last order, kept on the device for the next one. */
export function storedBuyer(storage: KeyValueStorage, subdomain: string): Stored<Buyer> {
  return createStored(storage, {
    subdomain,
    thing: 'buyer',
    version: VERSION,
    schema: buyerSchema,
  });
}

/** The details of this customer's last order on the device; null where there was none. */
export function lastBuyer(stored: Stored<Buyer>, identity: Identity): Buyer | null {
  return ownOf(stored, identity);
}

/** A member's own details, to begin with where there was no order yet. */
export function buyerOf({ email, full_name, phone_no }: Member): Omit<Buyer, 'owner'> {
  return { full_name: full_name ?? '', email: email ?? '', phone: phone_no };
}
