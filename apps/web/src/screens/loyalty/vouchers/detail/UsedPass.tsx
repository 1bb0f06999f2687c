import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import { checkIcon, Icon, useAnnouncement, VisuallyHidden } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './UsedPass.module.css';

interface UsedPassProps {
  readonly voucher: Pick<ClaimedVoucher, 'used_at' | 'voucher_name' | 'voucher_tx_id'>;
  /** Running clock in the branches' time zone. */
  readonly time: ReactNode;
}

/**
 * Pass for the counter after a voucher is used. The running clock and the moving pattern
 * distinguish it from a screenshot. The pattern is still with reduced motion.
 */
export function UsedPass({ voucher, time }: UsedPassProps) {
  const { t } = useTranslation(['vouchers']);
  const format = useFormat();
  const { used_at, voucher_name, voucher_tx_id } = voucher;
  useAnnouncement(t('showNow'));
  return (
    <section aria-label={t('usedTitle')} className={styles.pass}>
      <div aria-hidden="true" className={styles.pattern} />
      <div className={styles.words}>
        <span className={styles.mark}>
          <Icon drawing={checkIcon} size={28} />
        </span>
        <p className={styles.title}>{t('usedTitle')}</p>
        <h2 className={styles.name}>{voucher_name}</h2>
        <p className={styles.time}>
          <VisuallyHidden>{`${t('timeNow')} `}</VisuallyHidden>
          {time}
        </p>
        {used_at !== null && (
          <p className={styles.moment}>
            {t('usedAt', { time: format.dateTime(Temporal.Instant.from(used_at)) })}
          </p>
        )}
        <p className={styles.number} translate="no">
          {voucher_tx_id}
        </p>
        <p className={styles.hint}>{t('showNow')}</p>
      </div>
    </section>
  );
}
