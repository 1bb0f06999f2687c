import { createHash } from 'node:crypto';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Owner of a cart, an order or a reservation. Exactly one of the two fields is set. */
export interface Owner {
  /** SHA-256 of the guest id, which itself is never stored. */
  readonly guestHash: string | null;
  readonly customerId: string | null;
}

/**
 * Returns the owner for a guest id, which is the guest's only credential. Queries use its hash, so
 * that response times reveal nothing about other ids.
 */
export function guestOwner(guestId: string): Owner {
  return { guestHash: createHash('sha256').update(guestId).digest('hex'), customerId: null };
}

/** Returns the owner for a member, who must be authenticated by a token. */
export function memberOwner(memberId: string): Owner {
  return { guestHash: null, customerId: memberId };
}

/** Returns the value of the generated column `owner`. */
export function ownerKey(owner: Owner): string {
  return owner.customerId === null ? `guest:${owner.guestHash}` : `customer:${owner.customerId}`;
}

/** SQL condition for the rows of an owner, in a table with a column `owner`. */
export function ownedBy(companyId: string, owner: Owner): Sql {
  return sql`company_id = ${companyId} and owner = ${ownerKey(owner)}`;
}
