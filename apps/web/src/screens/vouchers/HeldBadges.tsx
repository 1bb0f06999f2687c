import type { HeldVoucher } from '@claypot/domain';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';

/** What a voucher that is held, or was, stands at. */
export function HeldBadges({ voucher }: { readonly voucher: HeldVoucher }) {
  const { t } = useTranslation('vouchers');
  const { endsSoon, voucher_status } = voucher;
  return (
    <>
      {voucher_status === 'USED' && <Badge>{t('statusUsed')}</Badge>}
      {voucher_status === 'EXPIRED' && <Badge>{t('statusExpired')}</Badge>}
      {endsSoon && <Badge tone="notice">{t('endsSoon')}</Badge>}
    </>
  );
}
