import { ROUTES } from '@claypot/domain/routes';
import { ticketIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** The row that leads to the vouchers to claim, with how many there are now. */
export function useOffersRow(claimable: ReactNode) {
  const { t } = useTranslation('me');
  return { icon: ticketIcon, title: t('offers'), href: ROUTES.voucherList.path, end: claimable };
}
