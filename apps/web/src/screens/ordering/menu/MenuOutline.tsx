import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { StillBanner } from '../../shared/banners/StillBanner.tsx';
import styles from './MenuOutline.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface MenuOutlineProps {
  /** The company's own picture: it came with the company, and stands where the banners will. */
  readonly picture: string | null;
}

/** The menu without its words, in the shape it will have. */
export function MenuOutline({ picture }: MenuOutlineProps) {
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
