import type { Voucher } from '@claypot/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { useVoucherTerms } from './use-voucher-terms.ts';
import { VoucherCover } from './VoucherCover.tsx';
import styles from './VoucherFace.module.css';

interface VoucherFaceProps {
  readonly voucher: Voucher;
  /** Nothing can be done with it any more. */
  readonly muted?: boolean;
  readonly badge?: ReactNode;
  /** What stands between what it is and its terms. */
  readonly children?: ReactNode;
}

/** A voucher on its own page: what it is, and its terms. */
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
