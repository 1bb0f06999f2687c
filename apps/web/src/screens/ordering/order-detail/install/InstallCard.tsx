import { Button, Card, IconMark, plusIcon, shareIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './InstallCard.module.css';

interface InstallCardProps {
  /** Whether the device asks when it is told to, or the customer has to find it in a menu. */
  readonly way: 'asked' | 'byHand';
  readonly company: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Offers to put the app on the device, under an order that is on its way. */
export function InstallCard({ way, company, onAccept, onDecline }: InstallCardProps) {
  const { t } = useTranslation('orders');
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <IconMark drawing={way === 'asked' ? plusIcon : shareIcon} />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t('installTitle', { company })}
          </h2>
          <p className={styles.text}>{t('installText')}</p>
          {way === 'byHand' && <p>{t('installByHand')}</p>}
        </div>
      </div>
      <div className={styles.ways}>
        {way === 'asked' && (
          <Button variant="secondary" onClick={onAccept}>
            {t('installAccept')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDecline}>
          {way === 'asked' ? t('installDecline') : t('installDone')}
        </Button>
      </div>
    </Card>
  );
}
