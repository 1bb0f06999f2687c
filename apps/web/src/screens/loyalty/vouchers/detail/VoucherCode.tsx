import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import { cx } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { Barcode } from '../../codes/Barcode.tsx';
import { BarcodeSkeleton } from '../../codes/BarcodeSkeleton.tsx';
import type { Bars } from '../../codes/encoders/bars.ts';
import type { Encoded } from '../../codes/use-encoded.ts';
import styles from './VoucherCode.module.css';

interface VoucherCodeProps {
  readonly voucher: Pick<ClaimedVoucher, 'voucher_tx_id'>;
  readonly barcode: Encoded<Bars>;
  readonly onRetry: () => void;
}

/** Voucher number for the counter: as a barcode once the encoder is loaded, and always as text. */
export function VoucherCode({ voucher, barcode, onRetry }: VoucherCodeProps) {
  const { t } = useTranslation(['vouchers', 'code']);
  const number = voucher.voucher_tx_id ?? '';
  return (
    <div className={cx(styles.card, barcode.status === 'ready' && styles.code)}>
      {barcode.status === 'ready' && (
        <div className={styles.bars}>
          <Barcode bars={barcode.code} text={number} />
        </div>
      )}
      {barcode.status === 'loading' && (
        <div className={styles.bars}>
          <BarcodeSkeleton />
        </div>
      )}
      {barcode.status === 'failed' && <LoadFailed title={t('code:failed')} onRetry={onRetry} />}
      <dl className={styles.number}>
        <dt>{t('number')}</dt>
        <dd translate="no">{number}</dd>
      </dl>
    </div>
  );
}
