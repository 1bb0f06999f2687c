import type { PaymentCode } from '@claypot/domain/loyalty';
import { useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './OneTimeCode.module.css';

/** Seconds of a code, for the ring. */
const PERIOD = 30;

/**
 * The digits in two groups, with the time until the next code. A screen reader announces the first
 * code once: announcing each would interrupt the conversation at the counter.
 */
export function ShownCode({ code: { digits, secondsLeft } }: { readonly code: PaymentCode }) {
  const { t } = useTranslation('code');
  const [first] = useState(digits);
  useAnnouncement(t('oneTimeIs', { digits: [...first].join(' ') }));
  const half = Math.ceil(digits.length / 2);
  return (
    <>
      <p className={styles.digits} translate="no">
        <span>{digits.slice(0, half)}</span> <span>{digits.slice(half)}</span>
      </p>
      <p className={styles.time}>
        <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <circle
            className={styles.left}
            cx="10"
            cy="10"
            r="8"
            pathLength={PERIOD}
            strokeDasharray={`${secondsLeft} ${PERIOD}`}
          />
        </svg>
        <span>{t('oneTimeNext', { seconds: secondsLeft })}</span>
      </p>
      <p className={styles.text}>{t('oneTimeRejected')}</p>
    </>
  );
}
