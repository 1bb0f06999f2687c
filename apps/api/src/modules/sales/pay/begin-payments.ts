import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { reserveDiscounts } from '../../ordering/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import type { PricedBill } from '../price/price-bill.ts';
import { storePrice } from '../price/store-price.ts';
import type { Paying } from './paying.ts';

/**
 * Fixes the price of a locked bill with its first payment, and reserves the voucher and the points
 * that the price uses. Removes a voucher that it does not use. Does nothing for later payments.
 * @throws ApiError `VOUCHER_NOT_USABLE` if the voucher was used meanwhile, `NOT_ENOUGH_POINT`.
 */
export async function beginPayments(
  tx: Transaction,
  { company, now }: Pick<Paying, 'company' | 'now'>,
  { bill, present }: LoadedBill,
  price: PricedBill,
): Promise<void> {
  if (present === null) return;
  const { id, customer_id: memberId, version } = bill;
  await storePrice(tx, company.id, id, price, present);
  const voucher = price.total.voucher_discount > 0 ? present.voucher : null;
  const pointsSpent = price.total.point_discount > 0 ? present.pointsSpent : 0;
  if (voucher === null) {
    await tx.execute(sql`
      update bills set claimed_voucher_id = null
      where company_id = ${company.id} and order_id = ${id}`);
  }
  if (memberId === null) return;
  const order = { id, memberId, pointsSpent, version: version + 1 };
  if (await reserveDiscounts(tx, order, voucher?.claimed ?? null, now)) return;
  const data: Schemas['VoucherNotUsableData'] = {
    fit: { usable: 0, reason: 'used', missing_amount: null },
  };
  throw new ApiError('VOUCHER_NOT_USABLE', { data });
}
