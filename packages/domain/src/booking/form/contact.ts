import type { Identity } from '@claypot/sdk';
import * as v from 'valibot';
import type { Member } from '../../account/session/member.ts';
import { type Buyer, lastBuyer } from '../../ordering/checkout/buyer.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { ownOf } from '../../storage/own-of.ts';
import { createStored, type Stored } from '../../storage/stored.ts';

const contactSchema = v.object({
  /** Whose details they are: another guest on the device does not see them. */
  owner: v.string(),
  customer_name: v.string(),
  phone_no: v.string(),
});

/** Who booked last, and where they can be called. */
export type Contact = v.InferOutput<typeof contactSchema>;

/** Raised whenever the shape changes. */
const VERSION = 1;

/** The details of the last booking, kept on the device for the next one. */
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

/** What is known of the customer: from their last booking, else their last order, else the member. */
export function contactDefaults(deps: ContactDefaultsDeps): Omit<Contact, 'owner'> {
  const booked = ownOf(deps.contact, deps.identity());
  if (booked) return { customer_name: booked.customer_name, phone_no: booked.phone_no };
  const bought = lastBuyer(deps.buyer, deps.identity());
  if (bought) return { customer_name: bought.full_name, phone_no: bought.phone };
  const member = deps.member();
  return { customer_name: member?.full_name ?? '', phone_no: member?.phone_no ?? '' };
}
