import { Button, Card, IconMark, plusIcon, shareIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './InstallCard.module.css';

interface InstallCardProps {
  /**
   * `asked` if the browser can show an install prompt, `byHand` if the customer has to use its
   * menu.
   */
  readonly way: 'asked' | 'byHand';
  readonly company: string;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

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
