import type { Voucher } from '@claypot/sdk';
import { Card, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './VoucherFace.module.css';

interface VoucherCoverProps {
  readonly voucher: Pick<Voucher, 'voucher_image' | 'voucher_name' | 'voucher_text'>;
  readonly muted?: boolean;
  readonly badge?: ReactNode;
}

export function VoucherCover({ voucher, muted = false, badge }: VoucherCoverProps) {
  return (
    <Card padding="none">
      <Picture src={voucher.voucher_image} alt="" ratio="16/9" priority muted={muted} />
      <div className={styles.words}>
        <h2 className={styles.name}>{voucher.voucher_name}</h2>
        {badge ? <div className={styles.badges}>{badge}</div> : null}
        {voucher.voucher_text !== '' && <p className={styles.text}>{voucher.voucher_text}</p>}
      </div>
    </Card>
  );
}
