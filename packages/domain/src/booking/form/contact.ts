import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Member } from '../../account/session/member.ts';
import { type Buyer, lastBuyer } from '../../ordering/checkout/buyer.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createStored, type Stored } from '../../storage/stored.ts';

const contactSchema = v.object({
  /** Id of the customer or guest, so that another guest on the device does not see the details. */
  owner: v.string(),
  customer_name: v.string(),
  phone_no: v.string(),
});

/** Name and phone number of the last booking. */
export type Contact = v.InferOutput<typeof contactSchema>;

/** Increase it when the shape changes. */
const VERSION = 1;

/** Returns the store for the contact of the last booking, which prefills the next one. */
export function storedContact(storage: KeyValueStorage, subdomain: string): Stored<Contact> {
  return createStored(storage, {
    subdomain,
    thing: 'booking-contact',
    version: VERSION,
    schema: contactSchema,
  });
}

export interface ContactDefaultsDeps {
  identity: () => Identity;
  member: () => Member | null;
  buyer: Stored<Buyer>;
  contact: Stored<Contact>;
}

/**
 * Returns the contact of the last booking, else of the last order, else of the member, else empty
 * strings.
 */
export function contactDefaults(deps: ContactDefaultsDeps): Omit<Contact, 'owner'> {
  const booked = ownedBy(deps.contact, deps.identity());
  if (booked) return { customer_name: booked.customer_name, phone_no: booked.phone_no };
  const bought = lastBuyer(deps.buyer, deps.identity());
  if (bought) return { customer_name: bought.full_name, phone_no: bought.phone };
  const member = deps.member();
  return { customer_name: member?.full_name ?? '', phone_no: member?.phone_no ?? '' };
}
