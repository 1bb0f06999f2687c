import * as v from 'valibot';
import { type OrderVoucher, orderVoucherSchema } from '../../loyalty/vouchers/order-voucher.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { CHOICE } from './choice-name.ts';

const choiceSchema = v.object({
  /** Whose choice it is: nobody else on the device sees it. */
  owner: v.string(),
  voucher: v.nullable(orderVoucherSchema),
  spendsPoints: v.boolean(),
});

/** What a member has chosen to take off their next order. */
export interface StoredDiscounts {
  readonly owner: string;
  readonly voucher: OrderVoucher | null;
  readonly spendsPoints: boolean;
}

/** Raised whenever the shape changes. */
const VERSION = 1;

/** The choice as the device keeps it until the order is paid. */
export function storedDiscounts(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<StoredDiscounts> {
  return createStored(storage, {
    subdomain,
    thing: CHOICE,
    version: VERSION,
    schema: choiceSchema,
  });
}
