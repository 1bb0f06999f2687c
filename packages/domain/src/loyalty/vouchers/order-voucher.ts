import type { Voucher } from '@claypot/sdk';
import * as v from 'valibot';
import type { ClaimedTerms } from '../../pricing/index.ts';
import { storedCents } from '../../storage/stored-cents.ts';
import { voucherTerms } from './voucher-terms.ts';

/** The part of a claimed voucher that an order needs. */
export interface OrderVoucher extends ClaimedTerms {
  readonly name: string;
}

/**
 * Returns the part of a claimed voucher that an order needs. An expired voucher is recognised by
 * its last day.
 */
export function orderVoucher(voucher: Voucher): OrderVoucher {
  return { id: voucher.id, name: voucher.voucher_name, terms: voucherTerms(voucher) };
}

const min_purchase = storedCents;
const texts = v.pipe(v.array(v.string()), v.readonly());

const pricedSchema = v.union([
  v.object({ calculation_type: v.literal('fixed'), amount: storedCents, min_purchase }),
  v.object({
    calculation_type: v.literal('percent'),
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    total_max_given_amount: v.nullable(storedCents),
    min_purchase,
  }),
  v.object({ calculation_type: v.literal('free_delivery'), min_purchase }),
]);

/** Schema of a voucher persisted on the device. */
export const orderVoucherSchema = v.object({
  id: v.string(),
  name: v.string(),
  terms: v.object({
    priced: pricedSchema,
    use: v.picklist(['dine_in', 'both', 'other']),
    status: v.picklist(['ACTIVE', 'RESERVED', 'USED']),
    startDate: v.string(),
    endDate: v.string(),
    branches: v.picklist(['All', 'All Except', 'Only']),
    branchIds: texts,
    unavailableDates: texts,
  }),
});
