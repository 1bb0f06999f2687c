import type { HeldVoucher } from '@claypot/domain/loyalty';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { AlikeBadge } from './AlikeBadge.tsx';

interface HeldBadgesProps {
  readonly voucher: HeldVoucher;
  /** How many there are of it. */
  readonly count?: number;
}

/** What a voucher that is held, or was, stands at. */
export function HeldBadges({ voucher, count = 1 }: HeldBadgesProps) {
  const { t } = useTranslation('vouchers');
  const { endsSoon, voucher_status } = voucher;
  return (
    <>
      <AlikeBadge count={count} />
      {voucher_status === 'USED' && <Badge>{t('statusUsed')}</Badge>}
      {voucher_status === 'EXPIRED' && <Badge>{t('statusExpired')}</Badge>}
      {endsSoon && <Badge tone="notice">{t('endsSoon')}</Badge>}
    </>
  );
}
