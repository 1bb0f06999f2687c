import type { SalesOrder } from '@claypot/sdk';

type Amounts = Pick<
  SalesOrder,
  | 'subtotal'
  | 'voucher_discount_amount'
  | 'tier_discount_amount'
  | 'point_discount_amount'
  | 'charge_amount'
  | 'delivery_fee'
  | 'tax_amount'
  | 'adj_amount'
>;

/**
 * Returns the rows of the payment breakdown by text key; discounts are negative. Rows with amount 0
 * are omitted, except subtotal, tax and rounding. Amounts are in cents.
 */
export function breakdownRows(order: Amounts) {
  const rows = [
    { label: 'subtotal', amount: order.subtotal, always: true },
    { label: 'voucherDiscount', amount: -order.voucher_discount_amount, tone: 'saving' },
    { label: 'tierDiscount', amount: -order.tier_discount_amount, tone: 'saving' },
    { label: 'pointDiscount', amount: -order.point_discount_amount, tone: 'saving' },
    { label: 'serviceCharge', amount: order.charge_amount },
    { label: 'deliveryFee', amount: order.delivery_fee },
    { label: 'tax', amount: order.tax_amount, tone: 'soft', always: true },
    { label: 'adjustment', amount: order.adj_amount, tone: 'soft', always: true },
  ] as const;
  return rows
    .filter((row) => 'always' in row || row.amount !== 0)
    .map((row) => ({
      label: row.label,
      amount: row.amount,
      tone: 'tone' in row ? row.tone : undefined,
    }));
}
