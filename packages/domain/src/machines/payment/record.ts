import * as v from 'valibot';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { PaymentRecord } from './payment.types.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/**
 * Increment when the shape changes. Records of version 1 are upgraded; those of other versions are
 * ignored.
 */
const VERSION = 2;

const recordSchema = v.object({
  owner: text,
  key: text,
  payable: v.nullable(v.object({ id: text, payment_url: v.nullable(text) })),
});

/** Shape of version 1, which supported orders only. */
const orderSchema = v.pipe(
  v.object({ owner: text, key: text, order: recordSchema.entries.payable }),
  v.transform(({ key, order, owner }) => ({ owner, key, payable: order })),
);

/** Returns the storage of a payment's record; `thing` is the kind of item paid for. */
export function storedPayment(
  storage: KeyValueStorage,
  subdomain: string,
  thing: string,
): Stored<PaymentRecord> {
  return createStored(storage, {
    subdomain,
    thing,
    version: VERSION,
    schema: recordSchema,
    upgrade: (version, value) => {
      const old = v.safeParse(orderSchema, value);
      return version === 1 && old.success ? old.output : undefined;
    },
  });
}
