import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { StillBanner } from '../../shared/banners/StillBanner.tsx';
import styles from './MenuSkeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface MenuSkeletonProps {
  /** The company's picture, already loaded, as a placeholder for the banners. */
  readonly picture: string | null;
}

export function MenuSkeleton({ picture }: MenuSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles.rail}>
        {ROWS.map((row) => (
          <div key={row} className={styles.category}>
            <Skeleton count={2} />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className={styles.banner}>
        {picture === null ? (
          <Skeleton shape="picture" />
        ) : (
          <StillBanner src={picture} words={null} />
        )}
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
