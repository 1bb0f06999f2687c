import type { Voucher } from '@claypot/sdk';
import { cx, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './vouchers.module.css';

interface VoucherTicketProps {
  readonly voucher: Pick<Voucher, 'voucher_image' | 'voucher_name'>;
  readonly href: string;
  /** Nothing can be done with it any more. */
  readonly muted?: boolean;
  /** Among the first of its list, whose pictures are in sight at once. */
  readonly priority?: boolean;
  /** A word on what it stands at. */
  readonly badge?: ReactNode;
  /** Its terms in short, a line each. */
  readonly children: ReactNode;
}

/** A voucher as a ticket in a list: all of it leads to its page. */
export function VoucherTicket({
  voucher,
  href,
  muted,
  priority,
  badge,
  children,
}: VoucherTicketProps) {
  return (
    <article className={cx(styles.ticket, muted && styles.muted)}>
      <span className={styles.stub}>
        <Picture src={voucher.voucher_image} alt="" ratio="4/3" priority={priority} muted={muted} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={href} className={styles.link}>
            {voucher.voucher_name}
          </a>
        </h2>
        {badge ? <div className={styles.badges}>{badge}</div> : null}
        <div className={styles.terms}>{children}</div>
      </div>
    </article>
  );
}
