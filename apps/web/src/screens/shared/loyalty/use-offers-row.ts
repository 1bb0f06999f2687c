import { ROUTES } from '@claypot/domain/routes';
import { ticketIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Returns the props of the row that links to the vouchers to claim. */
export function useOffersRow(claimable: ReactNode) {
  const { t } = useTranslation('me');
  return { icon: ticketIcon, title: t('offers'), href: ROUTES.voucherList.path, end: claimable };
}
