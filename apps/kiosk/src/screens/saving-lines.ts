import type { Words } from '../words.ts';

/** What is taken off an order, in cents; a tier's percent for its name. */
interface Savings {
  readonly voucher: number;
  readonly tier: number;
  readonly tierPercent: number;
  readonly points: number;
}

/** A line for each thing that is taken off, in the order in which it is. */
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
