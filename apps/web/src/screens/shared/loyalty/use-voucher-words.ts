import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { inARow } from '../layout/in-a-row.ts';

type TierVouchers = Pick<Tier, 'voucher_count' | 'monthly_voucher_count' | 'voucher_worth'>;

/**
 * Returns a formatter for the number and value of a tier's vouchers, and for those that come month
 * by month. The formatter returns null for a tier without vouchers.
 */
export function useVoucherWords(): (tier: TierVouchers) => string | null {
  const { t } = useTranslation('family');
  const format = useFormat();
  return ({ voucher_count: count, monthly_voucher_count: monthly, voucher_worth }) => {
    if (count === 0) return null;
    const worth = format.money(voucher_worth);
    return inARow([
      voucher_worth > 0 ? t('vouchers', { count, worth }) : t('plainVouchers', { count }),
      ...(monthly > 1 ? [t('monthly', { number: format.count(monthly) })] : []),
    ]);
  };
}
