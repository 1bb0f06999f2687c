import { LEAST_WALLET, type VoucherReason } from '@claypot/domain';
import { voucherReasonText } from '@claypot/i18n';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Puts into words why a voucher cannot be used, and with it what would make it fit. */
export function useReasonText() {
  const { t } = useTranslation();
  const format = useFormat();
  /** `missing`, in cents, is what the order lacks. */
  return (reason: VoucherReason, missing: number | null): string =>
    voucherReasonText({ t, format, leastWallet: LEAST_WALLET }, reason, missing);
}
