import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import type { PresentPrice, PricedBill } from './price-bill.ts';

/** Stores a price with the order of a bill that has no payments. */
export async function storePrice(
  tx: Transaction,
  companyId: string,
  billId: string,
  { total, percent }: PricedBill,
  { voucher, pointsSpent }: Pick<PresentPrice, 'voucher' | 'pointsSpent'>,
): Promise<void> {
  const isFamilyDay = total.discount_rule === 'family_day';
  const usesVoucher = total.voucher_discount > 0 && voucher !== null;
  await tx.execute(sql`
    update orders set subtotal = ${total.subtotal},
      voucher_name = ${usesVoucher ? json(voucher.claimed.voucher_name) : null},
      voucher_discount_amount = ${total.voucher_discount},
      tier_discount_percent = ${percent},
      tier_discount_amount = ${isFamilyDay ? total.family_day_discount : total.tier_discount},
      points_spent = ${total.point_discount > 0 ? pointsSpent : 0},
      point_discount_amount = ${total.point_discount}, charge_amount = ${total.service_charge},
      tax_amount = ${total.tax}, adj_amount = 0, final_total_amount = ${total.total},
      point_earn = ${total.points_earned}
    where company_id = ${companyId} and id = ${billId}`);
  await tx.execute(sql`
    update bills set discount_rule = ${total.discount_rule}
    where company_id = ${companyId} and order_id = ${billId}`);
}
