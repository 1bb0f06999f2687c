import type { VoucherReason } from '@claypot/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/useFormat.ts';

const REASONS = {
  wallet_low: 'walletLow',
  not_yet: 'notYet',
  not_today: 'notToday',
  other_branch: 'otherBranch',
  dine_in_only: 'dineInOnly',
  app_only: 'appOnly',
  delivery_only: 'deliveryOnly',
  reserved: 'reserved',
  used: 'used',
  expired: 'expired',
} as const satisfies Record<Exclude<VoucherReason, 'below_minimum'>, string>;

/** Puts into words why a voucher cannot be used, and with it what would make it fit. */
export function useReasonText() {
  const { t } = useTranslation('discounts');
  const format = useFormat();
  /** `missing`, in cents, is what the order lacks. */
  return (reason: VoucherReason, missing: number | null): string =>
    reason === 'below_minimum'
      ? t('belowMinimum', { amount: format.money(missing ?? 0) })
      : t(REASONS[reason]);
}
