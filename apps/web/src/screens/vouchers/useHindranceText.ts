import type { HeldVoucher } from '@claypot/domain/loyalty';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { errorMessage, walletLowText } from '@claypot/i18n';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useVoucherDay } from './useVoucherDay.ts';

/** Says why a voucher can be used nowhere today; null where it can. */
export function useHindranceText(): (voucher: HeldVoucher) => string | null {
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
