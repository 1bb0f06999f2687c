import { ActionBar, Screen, Skeleton, TopBar, VisuallyHidden } from '@claypot/ui';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './ItemSkeleton.module.css';

interface ItemSkeletonProps {
  readonly title: string;
  readonly back: Back;
}

export function ItemSkeleton({ title, back }: ItemSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Screen
      top={<TopBar title={title} back={back} look="over" />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
      padding="none"
      sideways
      width="split"
      ground="surface"
      busy
    >
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
      <div className={styles.hero} />
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
      </div>
    </Screen>
  );
}
