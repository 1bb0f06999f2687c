import { selectCompany } from '@claypot/domain/company';
import { ROUTES } from '@claypot/domain/routes';
import { cx, stickyBottomRef, TabBar } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useApp } from '../../hooks/app/app-context.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { isTab, TABS } from '../../routes/tabs.ts';
import styles from './Frame.module.css';

/**
 * Sets the custom property `--tabs` on the column to the height of the tab bar. A stylesheet cannot
 * know the height, because labels wrap with large text.
 */
function measureTabs(tabs: HTMLDivElement | null) {
  const column = tabs?.parentElement;
  if (!tabs || !column) return;
  const observer = new ResizeObserver(() => {
    const { height, width } = tabs.getBoundingClientRect();
    // A rail at the side, in a wide window, covers nothing at the bottom.
    if (height > width) column.style.removeProperty('--tabs');
    else column.style.setProperty('--tabs', `${height}px`);
  });
  observer.observe(tabs);
  return () => {
    observer.disconnect();
    column.style.removeProperty('--tabs');
  };
}

/** Measures the tabs for the column and for the scroll padding of the page. */
function tabsRef(tabs: HTMLDivElement | null) {
  const endColumn = measureTabs(tabs);
  const endPadding = stickyBottomRef(tabs);
  return () => {
    endColumn?.();
    endPadding?.();
  };
}

/** Screens before a customer has signed in or continued as a guest, which lead nowhere else. */
const FIRST_SCREENS = new Set<string>(['/', ROUTES.login.path]);

interface MainTabsProps {
  readonly current: string;
  /** False while prerendering and hydrating, in every window. */
  readonly isRail: boolean;
}

/**
 * Main navigation: a tab bar on the main screens and, in a wide window, a rail on every screen but
 * the first ones. The page of another screen has an empty rail, because a label of the company
 * would keep it from being hydrated.
 */
export function MainTabs({ current, isRail }: MainTabsProps) {
  const { t, i18n } = useTranslation('system');
  const company = useSelector(useApp().company, selectCompany);
  if (FIRST_SCREENS.has(current)) return null;
  if (!isTab(current) && !isRail) return <div className={cx(styles.tabs, styles.elsewhere)} />;
  return (
    <div
      ref={tabsRef}
      data-sticky-bar=""
      className={cx(styles.tabs, !isTab(current) && styles.elsewhere)}
    >
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
