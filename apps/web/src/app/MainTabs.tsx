import { TabBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { isTab, TABS } from '../routes/tabs.ts';
import styles from './Frame.module.css';

/** The main places, shown only where one is in one of them. */
export function MainTabs({ current }: { readonly current: string }) {
  const { t, i18n } = useTranslation('system');
  if (!isTab(current)) return null;
  return (
    <div className={styles.tabs}>
      <TabBar
        label={t('mainNavigation')}
        current={current}
        items={TABS.map(({ href, label, icon }) => ({ href, label: i18n.t(label), icon }))}
      />
    </div>
  );
}
