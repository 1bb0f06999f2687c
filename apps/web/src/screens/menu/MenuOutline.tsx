import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './MenuOutline.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The menu without its words, in the shape it will have. */
export function MenuOutline() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles.rail}>
        {ROWS.map((row) => (
          <div key={row} className={styles.category}>
            <Skeleton count={2} />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className={styles.banner}>
        <Skeleton shape="picture" />
      </div>
      <div aria-hidden="true" className={styles.main}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.photo} />
            <div className={styles.words}>
              <Skeleton count={3} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
