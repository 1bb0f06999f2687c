import { hasRank } from '@claypot/sdk/counter';
import { closeIcon, IconLink, stickyBottomRef, TabBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { hrefOf, SETTINGS_PATH } from '../../platform/page/paths.ts';
import { MENU, STATUS_PATH } from '../../routes/routes.ts';
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

function MainMenu({ current }: { readonly current: string }) {
  const { t } = useTranslation('counterStart');
  const role = useSession().person?.role ?? 'kitchen';
  const items = MENU.filter((route) => hasRank(role, route.role));
  return (
    <TabBar
      label={t('navigation')}
      current={hrefOf(current.startsWith(SETTINGS_PATH) ? SETTINGS_PATH : current)}
      items={items.map(({ path, label, icon }) => ({ href: hrefOf(path), label: t(label), icon }))}
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
