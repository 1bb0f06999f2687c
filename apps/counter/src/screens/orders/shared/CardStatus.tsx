import type { CardStep, CardView } from '@claypot/counter/orders';
import { clockIcon, cx, Icon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './CardStatus.module.css';
import { problemText } from './text/problem-text.ts';

interface CardStatusProps {
  readonly card: CardView;
  readonly step: CardStep | null;
  readonly onDismiss: () => void;
}

/** Line below a card: a step that waits or was rejected, else problems of courier and refunds. */
export function CardStatus({ card, step, onDismiss }: CardStatusProps) {
  const { t, i18n } = useTranslation('counterOrders');
  const problem = step?.state === 'rejected' ? problemText(i18n, step) : null;
  useAnnouncement(problem);
  if (problem !== null) {
    return (
      <div className={cx(styles.status, styles.rejected)}>
        <Icon drawing={warningIcon} size={20} />
        <p>{problem}</p>
        <button
          type="button"
          className={styles.dismiss}
          aria-label={t('dismissOf', { number: card.shortNumber })}
          onClick={onDismiss}
        >
          {t('dismiss')}
        </button>
      </div>
    );
  }
  if (step?.state === 'queued') {
    return (
      <div className={cx(styles.status, styles.queued)}>
        <Icon drawing={clockIcon} size={20} />
        <p>{t('stepQueued')}</p>
      </div>
    );
  }
  return (
    <>
      <Courier card={card} />
      {card.refundStatus === 'FAILED' && <RefundFailed />}
    </>
  );
}

function Courier({ card: { delivery } }: { readonly card: CardView }) {
  const { t } = useTranslation('counterOrders');
  if (delivery === null || delivery.failure === null) return null;
  return (
    <div className={cx(styles.status, styles.rejected)}>
      <Icon drawing={warningIcon} size={20} />
      <p>{t(delivery.failure === 'no_rider' ? 'noRider' : 'riderRejected')}</p>
    </div>
  );
}

function RefundFailed() {
  const { t } = useTranslation('counterOrders');
  return (
    <div className={cx(styles.status, styles.rejected)}>
      <Icon drawing={warningIcon} size={20} />
      <p>{t('refundFailedMark')}</p>
    </div>
  );
}
