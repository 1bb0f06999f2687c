import { Screen, Skeleton, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './ScreenPlaceholder.module.css';

/** The outline of a screen while its code or its data is on the way. */
export function ScreenPlaceholder() {
  const { t } = useTranslation();
  useAnnouncement(t('loading'));
  return (
    <Screen busy>
      <p className={styles.words}>{t('loading')}</p>
      <Skeleton shape="title" />
      <Skeleton shape="picture" />
      <div>
        <Skeleton shape="row" count={4} />
      </div>
    </Screen>
  );
}
