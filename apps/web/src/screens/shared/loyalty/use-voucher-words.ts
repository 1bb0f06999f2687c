import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Returns a formatter for the number and value of a tier's vouchers; null if it has none. */
export function useVoucherWords(): (
  tier: Pick<Tier, 'voucher_count' | 'voucher_worth'>,
) => string | null {
  const { t } = useTranslation('family');
  const format = useFormat();
  return ({ voucher_count: count, voucher_worth }) =>
    count > 0 ? t('vouchers', { count, worth: format.money(voucher_worth) }) : null;
}
