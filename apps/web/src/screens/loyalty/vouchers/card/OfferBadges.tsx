import type { Voucher } from '@claypot/sdk';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Maximum remaining vouchers for which the number is shown. */
const FEW = 20;

interface OfferBadgesProps {
  readonly voucher: Pick<Voucher, 'point_redeem' | 'remaining'>;
}

export function OfferBadges({ voucher }: OfferBadgesProps) {
  const { t } = useTranslation('vouchers');
  const { point_redeem, remaining } = voucher;
  return (
    <>
      {point_redeem > 0 && <Badge tone="action">{t('costs', { count: point_redeem })}</Badge>}
      {remaining !== null && remaining > 0 && remaining <= FEW && (
        <Badge tone="notice">{t('left', { count: remaining })}</Badge>
      )}
    </>
  );
}
