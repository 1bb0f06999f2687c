import { Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './Barcode.module.css';

export function BarcodeSkeleton() {
  const { t } = useTranslation('code');
  return (
    <div className={styles.enlarge}>
      <div className={styles.wide}>
        <Skeleton shape="row" />
      </div>
      <span className={styles.room}>{t('enlarge')}</span>
    </div>
  );
}
