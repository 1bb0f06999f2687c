import { pathTo } from '@claypot/domain/routes';
import { errorMessage } from '@claypot/i18n';
import type { Voucher } from '@claypot/sdk';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { OfferBadges } from './OfferBadges.tsx';
import styles from './Vouchers.module.css';
import { VoucherTicket } from './VoucherTicket.tsx';

/** A voucher that can be claimed, or what stands in the way of that. */
export function OfferedVoucherCard({ voucher }: { readonly voucher: Voucher }) {
  const { t, i18n } = useTranslation('vouchers');
  const format = useFormat();
  const { claim_refusal, min_purchase, voucher_id } = voucher;
  return (
    <VoucherTicket
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
