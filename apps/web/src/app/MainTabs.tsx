import { ROUTES } from '@claypot/domain';
import { homeIcon, receiptIcon, TabBar, userIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { MAIN_PLACES } from '../routes/main-places.ts';
import styles from './Frame.module.css';

/** The main places, shown only where one is in one of them. */
export function MainTabs({ current }: { readonly current: string }) {
  const { t } = useTranslation('system');
  if (!MAIN_PLACES.includes(current)) return null;
  return (
    <div className={styles.tabs}>
      <TabBar
        label={t('mainNavigation')}
        current={current}
        items={[
          { href: ROUTES.home.path, label: t('tabHome'), icon: homeIcon },
          { href: ROUTES.orderList.path, label: t('tabOrders'), icon: receiptIcon },
          { href: ROUTES.me.path, label: t('tabMe'), icon: userIcon },
        ]}
      />
    </div>
  );
}
