import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { Address } from './address.ts';
import { ADDRESS_RECORDS } from './address-records.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
const maybe = v.nullable(v.string());

const addressSchema = v.object({
  id: filled,
  customer_id: maybe,
  mail_name: filled,
  mail_type: maybe,
  mail_phone: filled,
  mail_unit_no: filled,
  mail_street: v.string(),
  mail_city: v.string(),
  mail_state: v.string(),
  mail_postcode: v.string(),
  mail_country: v.string(),
  notes: maybe,
  state_id: filled,
  full_address: filled,
  longitude: filled,
  latitude: filled,
  is_default: v.picklist([0, 1]),
});

/** Stored addresses with their owner, so that no other customer of the device sees them. */
export interface AddressRecord {
  owner: string;
  addresses: Address[];
}

/** Increment when the shape changes. */
const VERSION = 1;

/**
 * Returns the storage of addresses: a guest's own, or the persisted copy of a member's. They are
 * separate because a former guest's addresses may still be offered to the member.
 */
export function storedAddresses(
  storage: KeyValueStorage,
  subdomain: string,
  of: keyof typeof ADDRESS_RECORDS = 'guest',
): Stored<AddressRecord> {
  return createStored(storage, {
    subdomain,
    thing: ADDRESS_RECORDS[of],
    version: VERSION,
    schema: v.object({ owner: filled, addresses: v.array(addressSchema) }),
  });
}
