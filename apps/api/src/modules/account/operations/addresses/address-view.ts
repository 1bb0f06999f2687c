import { flag, type Wire } from '../../../../contract/wire.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { findAddresses } from '../../addresses.ts';

/** Returns a member's addresses, oldest first: the response of all address operations. */
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
