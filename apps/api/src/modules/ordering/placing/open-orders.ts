import { createHmac } from 'node:crypto';
import { PAYMENT_MINUTES } from '../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type Owner, ownerKey } from '../../identity/index.ts';

/** Maximum unpaid orders per owner. */
const MOST_OF_OWNER = 5;
/** Maximum unpaid guest orders per address, because guest ids can be made up. */
const MOST_OF_ADDRESS = 50;

/** The owner of a new order, and its origin. */
export interface Ordering {
  readonly companyId: string;
  readonly owner: Owner;
  /** Result of {@link placedFrom}. */
  readonly from: string | null;
  /** Multiplies the limits. */
  readonly factor: number;
}

/**
 * Returns a keyed hash of the address under which guests' orders are counted; null for a member.
 */
export function placedFrom(key: Uint8Array, owner: Owner, address: string): string | null {
  if (owner.customerId !== null) return null;
  return createHmac('sha256', key)
    .update(JSON.stringify(['order', address]))
    .digest('hex');
}

/**
 * Returns null if another unpaid order is allowed, else the latest time at which the oldest one
 * expires. Bills at a branch do not count.
 */
export async function whenRoom(
  tx: Transaction,
  { companyId, owner, from, factor }: Ordering,
): Promise<Temporal.Instant | null> {
  const key = ownerKey(owner);
  const open = await tx.one<{
    own: number;
    near: number;
    first: Temporal.Instant | null;
  }>(sql`
    select count(*) filter (where company_id = ${companyId} and owner = ${key}) as own,
      count(*) filter (where placed_from = ${from}) as near, min(created_at) as first
    from orders
    where status = 'MAKING PAYMENT' and delivery_method <> 'dine-in'
      and ((company_id = ${companyId} and owner = ${key}) or placed_from = ${from})`);
  if (open === null || open.first === null) return null;
  const isFull = open.own >= MOST_OF_OWNER * factor || open.near >= MOST_OF_ADDRESS * factor;
  return isFull ? open.first.add({ minutes: PAYMENT_MINUTES }) : null;
}
