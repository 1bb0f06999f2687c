import { flag, type Wire } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { findAddresses } from '../../addresses.ts';

/** Returns all addresses of a member, which every operation that changes one returns. */
export async function viewAddresses(
  db: Queryable,
  customerId: string,
): Promise<Wire['AddressList']> {
  const addresses = await findAddresses(db, customerId);
  return addresses.map(({ is_default, ...address }) => ({
    ...address,
    customer_id: customerId,
    is_default: flag(is_default),
  }));
}
