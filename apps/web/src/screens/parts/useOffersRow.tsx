import { ROUTES } from '@claypot/domain';
import { ticketIcon } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';

/**
 * The row that leads to the vouchers to claim.
 *
 * @param claimable - how many the member can claim now; null if not known, which shows no number
 */
export function useOffersRow(claimable: number | null) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return {
    icon: ticketIcon,
    title: t('offers'),
    href: ROUTES.voucherList.path,
    end:
      claimable === null || claimable === 0
        ? undefined
        : t('claimable', { number: format.count(claimable) }),
  };
}
