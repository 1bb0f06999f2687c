import { createHash } from 'node:crypto';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** Whose cart or order it is: exactly one of the two is set. */
export interface Owner {
  /** SHA-256 of the guest id, which itself is never kept. */
  readonly guestHash: string | null;
  readonly customerId: string | null;
}

/**
 * The owner behind a guest id. The id is the guest's only credential: it is looked up by its hash,
 * so that no comparison's duration says anything about somebody else's.
 */
export function guestOwner(guestId: string): Owner {
  return { guestHash: createHash('sha256').update(guestId).digest('hex'), customerId: null };
}

/** The owner that a member is, once a token has proven it. */
export function memberOwner(memberId: string): Owner {
  return { guestHash: null, customerId: memberId };
}

/** The value of the generated column `owner`. */
export function ownerKey(owner: Owner): string {
  return owner.customerId === null ? `guest:${owner.guestHash}` : `customer:${owner.customerId}`;
}

/** Restricts a statement to what belongs to the owner; the table is one of those with an owner. */
export function ownedBy(companyId: string, owner: Owner): Sql {
  return sql`company_id = ${companyId} and owner = ${ownerKey(owner)}`;
}
