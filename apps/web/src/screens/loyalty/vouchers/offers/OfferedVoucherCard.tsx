import { pathTo } from '@claypot/domain/routes';
import { errorMessage } from '@claypot/i18n';
import type { Voucher } from '@claypot/sdk';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { OfferBadges } from '../card/OfferBadges.tsx';
import { VoucherTicket, type VoucherTicketProps } from '../card/VoucherTicket.tsx';
import styles from '../card/vouchers.module.css';

interface OfferedVoucherCardProps extends Pick<VoucherTicketProps, 'priority'> {
  readonly voucher: Voucher;
}

export function OfferedVoucherCard({ voucher, priority }: OfferedVoucherCardProps) {
  const { t, i18n } = useTranslation('vouchers');
  const format = useFormat();
  const { claim_refusal, min_purchase, voucher_id } = voucher;
  return (
    <VoucherTicket
      priority={priority}
      voucher={voucher}
      href={pathTo('availableVoucher', { voucher_id })}
      muted={claim_refusal !== null}
      badge={<OfferBadges voucher={voucher} />}
    >
      <p>
        {min_purchase > 0 ? t('minimum', { amount: format.money(min_purchase) }) : t('noMinimum')}
      </p>
      {claim_refusal !== null && (
        <p className={styles.hindrance}>{errorMessage(i18n, claim_refusal)}</p>
      )}
    </VoucherTicket>
  );
}
