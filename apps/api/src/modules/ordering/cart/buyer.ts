import type { OrderToPrice } from '@claypot/domain/pricing';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Owner } from '../../identity/index.ts';
import { findMember, pricedTier } from '../../loyalty/index.ts';

/** Buyer properties that affect prices and points. */
export type Buyer = Pick<OrderToPrice, 'buyer' | 'tier'>;

/** A guest, who has no tier discount. */
const GUEST_BUYER: Buyer = { buyer: 'guest', tier: null };

/** Returns the buyer properties of a cart owner now. */
export async function findBuyer(
  db: Queryable,
  companyId: string,
  { customerId }: Owner,
  now: Temporal.Instant,
): Promise<Buyer> {
  const member = customerId === null ? null : await findMember(db, companyId, customerId, now);
  return member === null ? GUEST_BUYER : { buyer: 'member', tier: pricedTier(member) };
}
