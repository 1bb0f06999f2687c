import type { OrderToPrice } from '@claypot/domain/pricing';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Owner } from '../../identity/index.ts';
import { findMember, pricedTier } from '../../loyalty/index.ts';

/** Who pays, as far as it decides prices and points. */
export type Buyer = Pick<OrderToPrice, 'buyer' | 'tier'>;

/** A guest, whom no tier makes anything cheaper. */
const GUEST_BUYER: Buyer = { buyer: 'guest', tier: null };

/** What an owner is as a buyer now. */
export async function findBuyer(
  db: Queryable,
  companyId: string,
  { customerId }: Owner,
  now: Temporal.Instant,
): Promise<Buyer> {
  const member = customerId === null ? null : await findMember(db, companyId, customerId, now);
  return member === null ? GUEST_BUYER : { buyer: 'member', tier: pricedTier(member) };
}
