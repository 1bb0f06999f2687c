import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { AlikeBadge } from './AlikeBadge.tsx';

interface ClaimedBadgesProps {
  readonly voucher: ClaimedVoucher;
  /** Number of identical vouchers in the group. */
  readonly count?: number;
}

export function ClaimedBadges({ voucher, count = 1 }: ClaimedBadgesProps) {
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
