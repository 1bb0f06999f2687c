import { closeIcon, IconLink, moreIcon, stickyBottomRef, TabBar } from '@claypot/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import {
  BACK_OFFICE_PATH,
  BILLS_PATH,
  hrefOf,
  MORE_PATH,
  SETTINGS_PATH,
} from '../../platform/page/paths.ts';
import { menuOf } from '../../routes/menu-of.ts';
import { type MenuRoute, STATUS_PATH } from '../../routes/routes.ts';
import styles from './Frame.module.css';
import { PersonButtonView } from './PersonButtonView.tsx';

/**
 * Frame of all screens: a rail at the side of a tablet or desktop, tabs at the bottom of a phone.
 * The screen for waiting customers has no menu.
 */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('counterStart');
  const [path] = useLocation();
  if (path === STATUS_PATH) {
    return (
      <div className={styles.bare}>
        {children}
        <div className={styles.close}>
          <IconLink icon={closeIcon} label={t('closeStatusScreen')} href={hrefOf('/')} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <div ref={stickyBottomRef} data-sticky-bar="" className={styles.menu}>
        <MainMenu current={path} />
        <PersonButton />
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}

type Tab = ComponentProps<typeof TabBar>['items'][number];

/** A screen behind the tab "More" has its own place in the rail only. */
function MainMenu({ current }: { readonly current: string }) {
  const { t } = useTranslation('counterStart');
  const { tabs, more } = menuOf(useSession().person?.role ?? 'kitchen');
  const itemOf = ({ path, label, icon }: MenuRoute, only?: 'rail'): Tab => ({
    href: hrefOf(path),
    label: t(label),
    icon,
    only,
  });
  const shown =
    [SETTINGS_PATH, BILLS_PATH, BACK_OFFICE_PATH].find((path) => current.startsWith(path)) ??
    current;
  const isBehindMore = more.some(({ path }) => path === shown);
  const moreItem: Tab = {
    href: hrefOf(MORE_PATH),
    label: t('more'),
    icon: moreIcon,
    only: 'tabs',
    isCurrent: isBehindMore,
  };
  return (
    <TabBar
      label={t('navigation')}
      current={hrefOf(shown)}
      items={[
        ...tabs.map((route) => itemOf(route)),
        ...more.map((route) => itemOf(route, 'rail')),
        ...(more.length > 0 ? [moreItem] : []),
      ]}
    />
  );
}

/** Locks a paired device, so that another person can take over. Only in the rail. */
function PersonButton() {
  const { session } = useCounter();
  const { device, person } = useSession();
  if (device === null || person === null) return null;
  return <PersonButtonView name={person.name} onLock={() => session.send({ type: 'SWITCH' })} />;
}
