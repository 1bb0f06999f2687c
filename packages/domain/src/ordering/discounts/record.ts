import * as v from 'valibot';
import { type OrderVoucher, orderVoucherSchema } from '../../loyalty/vouchers/order-voucher.ts';
import type { KeyValueStorage } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import { CHOICE } from './choice-name.ts';

const choiceSchema = v.object({
  /** Id of the member, so that no other user of the device sees the choice. */
  owner: v.string(),
  voucher: v.nullable(orderVoucherSchema),
  spendsPoints: v.boolean(),
});

/** Discounts that a member has chosen for their next order. */
export interface StoredDiscounts {
  readonly owner: string;
  readonly voucher: OrderVoucher | null;
  readonly spendsPoints: boolean;
}

/** Increase it when the shape changes. */
const VERSION = 1;

/** Returns the store of the choice, which stays on the device until the order is paid. */
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
