import { createHmac } from 'node:crypto';
import { PAYMENT_MINUTES } from '../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type Owner, ownerKey } from '../../identity/index.ts';

/** Orders that may wait for their payment at once: whoever orders pays one, or gives it up. */
const MOST_OF_OWNER = 5;
/** Of guests behind one address, who are nobody without it. */
const MOST_OF_ADDRESS = 50;

/** Who is about to order, and from where. */
export interface Ordering {
  readonly companyId: string;
  readonly owner: Owner;
  /** See {@link placedFrom}. */
  readonly from: string | null;
  /** How many times the usual may wait. */
  readonly factor: number;
}

/** Under what a guest's orders are counted beside the guest; a member is counted alone. */
export function placedFrom(key: Uint8Array, owner: Owner, address: string): string | null {
  if (owner.customerId !== null) return null;
  return createHmac('sha256', key)
    .update(JSON.stringify(['order', address]))
    .digest('hex');
}

/** Null where one more order may wait for its payment, else when the first of them ends. */
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
    where status = 'MAKING PAYMENT'
      and ((company_id = ${companyId} and owner = ${key}) or placed_from = ${from})`);
  if (open === null || open.first === null) return null;
  const isFull = open.own >= MOST_OF_OWNER * factor || open.near >= MOST_OF_ADDRESS * factor;
  return isFull ? open.first.add({ minutes: PAYMENT_MINUTES }) : null;
}
