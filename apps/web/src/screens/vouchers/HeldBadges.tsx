import type { HeldVoucher } from '@claypot/domain';
import { Badge } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';

interface HeldBadgesProps {
  readonly voucher: HeldVoucher;
  /** How many there are of it. */
  readonly count?: number;
}

/** What a voucher that is held, or was, stands at. */
export function HeldBadges({ voucher, count = 1 }: HeldBadgesProps) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const { endsSoon, voucher_status } = voucher;
  return (
    <>
      {count > 1 && <Badge tone="action">{t('alike', { number: format.count(count) })}</Badge>}
      {voucher_status === 'USED' && <Badge>{t('statusUsed')}</Badge>}
      {voucher_status === 'EXPIRED' && <Badge>{t('statusExpired')}</Badge>}
      {endsSoon && <Badge tone="notice">{t('endsSoon')}</Badge>}
    </>
  );
}
