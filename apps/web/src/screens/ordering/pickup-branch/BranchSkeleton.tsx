import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BranchDetails.module.css';

export function BranchSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.noMap} />
      <div className={styles.sheet}>
        <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
        <Skeleton shape="title" />
        <div>
          <Skeleton count={3} />
        </div>
        <Skeleton shape="picture" />
      </div>
    </>
  );
}
