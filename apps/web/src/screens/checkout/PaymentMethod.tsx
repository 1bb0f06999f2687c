import { cardIcon, IconMark } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './PaymentMethod.module.css';

/** Card is the only way to pay so far, so there is nothing to choose. */
export function PaymentMethod() {
  const { t } = useTranslation('checkout');
  return (
    <TitledCard title={t('paymentMethod')}>
      <div className={styles.method}>
        <IconMark drawing={cardIcon} tone="neutral" />
        <div>
          <p className={styles.name}>{t('card')}</p>
          <p className={styles.text}>{t('cardText')}</p>
        </div>
      </div>
    </TitledCard>
  );
}
