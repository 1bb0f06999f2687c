import type { Voucher } from '@claypot/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { useVoucherTerms } from './use-voucher-terms.ts';
import { VoucherCover } from './VoucherCover.tsx';
import styles from './VoucherFace.module.css';

interface VoucherFaceProps {
  readonly voucher: Voucher;
  /** True if the voucher can no longer be used. */
  readonly muted?: boolean;
  readonly badge?: ReactNode;
  /** Content between the cover and the terms. */
  readonly children?: ReactNode;
}

export function VoucherFace({ voucher, muted = false, badge, children }: VoucherFaceProps) {
  const { t } = useTranslation('vouchers');
  const terms = useVoucherTerms();
  return (
    <>
      <VoucherCover voucher={voucher} muted={muted} badge={badge} />
      {children}
      <TitledCard title={t('terms')}>
        <ul className={styles.terms}>
          {terms(voucher).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </TitledCard>
    </>
  );
}
