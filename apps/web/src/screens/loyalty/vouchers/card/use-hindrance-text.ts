import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { errorMessage, walletLowText } from '@claypot/i18n';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVoucherDay } from './use-voucher-day.ts';

/** Returns a function that explains why a voucher cannot be used today; null if it can. */
export function useHindranceText(): (voucher: ClaimedVoucher) => string | null {
  const { t, i18n } = useTranslation('vouchers');
  const format = useFormat();
  const day = useVoucherDay();
  return ({ hindrance, start_date }) => {
    switch (hindrance) {
      case null:
        return null;
      case 'wallet_low':
        return walletLowText({ t: i18n.t, format, leastWallet: LEAST_WALLET });
      case 'not_today':
        return t('notToday');
      case 'not_yet':
        return t('notYet', { date: day(start_date) });
      case 'reserved':
        return t('reserved');
      default:
        return errorMessage(i18n, 'VOUCHER_NOT_USABLE');
    }
  };
}
