import { LEAST_WALLET } from '@claypot/domain/pricing';
import type { MemberVoucher } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';

/** Why a voucher cannot be taken now. */
const REASON_TEXTS = {
  wallet_low: 'voucherWalletLow',
  not_yet: 'voucherNotYet',
  not_today: 'voucherNotToday',
  other_branch: 'voucherOtherBranch',
  dine_in_only: 'voucherDineInOnly',
  app_only: 'voucherAppOnly',
  delivery_only: 'voucherDeliveryOnly',
  below_minimum: 'voucherBelowMinimum',
  reserved: 'voucherReserved',
  used: 'voucherUsed',
  expired: 'voucherExpired',
} as const;

/** Returns a function for the reason why a voucher cannot be taken now; null if it can. */
export function useVoucherReason(): (voucher: Pick<MemberVoucher, 'fit'>) => string | null {
  const { t } = useTranslation('counterMembers');
  const format = useFormat();
  return ({ fit: { missing_amount, reason } }) =>
    reason === null
      ? null
      : t(REASON_TEXTS[reason], { amount: format.money(missing_amount ?? LEAST_WALLET) });
}
