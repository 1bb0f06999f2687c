import { selectCompany } from '@claypot/domain/company';
import { stickyBottomRef, TabBar } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useApp } from '../../hooks/app/app-context.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { isTab, TABS } from '../../routes/tabs.ts';
import styles from './Frame.module.css';

/** Tab bar of the main screens, rendered only on those screens. */
export function MainTabs({ current }: { readonly current: string }) {
  const { t, i18n } = useTranslation('system');
  const company = useSelector(useApp().company, selectCompany);
  if (!isTab(current)) return null;
  return (
    <div ref={stickyBottomRef} data-sticky-bar="" className={styles.tabs}>
      <TabBar
        label={t('mainNavigation')}
        current={current}
        items={TABS.map(({ href, icon, label, named }) => ({
          href,
          icon,
          label: (named && company?.[named]) ?? i18n.t(label),
        }))}
      />
    </div>
  );
}
