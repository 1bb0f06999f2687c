import type { Tier } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** What is said of the vouchers that come with a tier; null where none do. */
export function useVoucherWords(): (
  tier: Pick<Tier, 'voucher_count' | 'voucher_worth'>,
) => string | null {
  const { t } = useTranslation('family');
  const format = useFormat();
  return ({ voucher_count: count, voucher_worth }) =>
    count > 0 ? t('vouchers', { count, worth: format.shortMoney(voucher_worth) }) : null;
}
