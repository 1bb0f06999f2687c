import * as v from 'valibot';
import type { KeyValueStorage } from '../ports.ts';
import { createStored, type Stored } from '../storage/stored.ts';
import type { CheckoutRecord } from './checkout.types.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** Raised whenever the shape changes: a record of another version counts as none. */
const VERSION = 1;

/** Where checkout remembers what it is in the middle of. */
export function storedCheckout(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<CheckoutRecord> {
  return createStored(storage, {
    subdomain,
    thing: 'checkout',
    version: VERSION,
    schema: v.object({
      owner: text,
      key: text,
      order: v.nullable(v.object({ id: text, payment_url: v.nullable(text) })),
    }),
  });
}
