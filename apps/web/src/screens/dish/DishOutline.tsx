import { ActionBar, Screen, Skeleton, TopBar, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import styles from './DishOutline.module.css';

/** A dish without its words, in the shape it will have. */
export function DishOutline({ back }: { readonly back: Back }) {
  const { t } = useTranslation(['item', 'common']);
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} look="over" />}
      bottom={
        <ActionBar>
          <Skeleton shape="button" />
        </ActionBar>
      }
      padding="none"
      ground="surface"
      busy
    >
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <div className={styles.hero} />
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton count={3} />
      </div>
    </Screen>
  );
}
