import type { Voucher } from '@claypot/sdk';
import { cx, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './vouchers.module.css';

export interface VoucherTicketProps {
  readonly voucher: Pick<Voucher, 'voucher_image' | 'voucher_name'>;
  readonly href: string;
  /** True if the voucher can no longer be used. */
  readonly muted?: boolean;
  /** True to load the picture at once: see `isFirstTicket`. */
  readonly priority: boolean;
  readonly badge?: ReactNode;
  /** Summary of the terms, one per line. */
  readonly children: ReactNode;
}

/** A voucher as a ticket in a list; the whole ticket links to its page. */
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
