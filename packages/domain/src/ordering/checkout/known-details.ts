import type { Identity } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import type { Address } from '../../places/addresses/address.ts';
import type { Stored } from '../../storage/stored.ts';
import type { OrderDetails } from '../order-draft/details.ts';
import { type OrderDraftRecord, ownDraft } from '../order-draft/record.ts';
import { type Buyer, buyerOf, lastBuyer } from './buyer.ts';

export interface KnownDetailsDeps {
  identity: () => Identity;
  member: () => Member | null;
  /** Delivery address with its receiver; null for pickup. */
  address: () => Address | null;
  buyer: Stored<Buyer>;
  /** Store of the draft, which survives a reload. */
  record: Stored<OrderDraftRecord>;
}

/**
 * Returns the customer's contact details: from the draft, else from the last order, else from the
 * member. The receiver of the delivery address fills the name and the phone number last. Empty if
 * unknown.
 */
export function knownDetails(deps: KnownDetailsDeps): Omit<OrderDetails, 'remark'> {
  const { address, buyer, identity, member, record } = deps;
  const signedIn = member();
  const known = [
    ownDraft(record, identity()),
    lastBuyer(buyer, identity()),
    signedIn && buyerOf(signedIn),
  ];
  const first = (detail: 'full_name' | 'email' | 'phone') =>
    known.map((details) => details?.[detail]).find(Boolean);
  const receiver = address();
  return {
    full_name: first('full_name') ?? receiver?.mail_name ?? '',
    email: first('email') ?? '',
    phone: writtenMobile(first('phone') ?? receiver?.mail_phone ?? ''),
  };
}
