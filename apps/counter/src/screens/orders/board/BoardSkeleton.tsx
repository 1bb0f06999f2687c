import { Skeleton, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './BoardSkeleton.module.css';

const COLUMNS = ['new', 'preparing', 'ready', 'scheduled'] as const;

/** Placeholder of the board's columns. */
export function BoardSkeleton() {
  const { t } = useTranslation('common');
  useAnnouncement(t('loading'));
  return (
    <div className={styles.columns} aria-busy="true">
      {COLUMNS.map((name) => (
        <div key={name} className={styles.column}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={4} />
        </div>
      ))}
    </div>
  );
}
