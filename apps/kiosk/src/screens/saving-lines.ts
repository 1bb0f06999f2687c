import type { Words } from '../words.ts';

/** Discounts of an order, in cents; `tierPercent` is shown in the label. */
interface Savings {
  readonly voucher: number;
  readonly tier: number;
  readonly tierPercent: number;
  readonly points: number;
}

/** Returns one line per discount, in the order in which they apply. */
export function savingLines({ format, t }: Words, savings: Savings): readonly string[] {
  const { points, tier, tierPercent, voucher } = savings;
  return [
    { label: t('orders:voucherDiscount'), off: voucher },
    { label: t('orders:tierDiscount', { percent: tierPercent }), off: tier },
    { label: t('orders:pointDiscount'), off: points },
  ]
    .filter(({ off }) => off > 0)
    .map(({ label, off }) => `${label}: ${format.money(-off)}`);
}
