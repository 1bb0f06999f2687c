import { closeIcon, IconLink, stickyBottomRef, TabBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { BASE } from '../../platform/page/follow-links.ts';
import { ROUTES, type Route, STATUS_PATH } from '../../routes/routes.ts';
import styles from './Frame.module.css';

/**
 * Frame of all screens: a rail at the side of a tablet or desktop, tabs at the bottom of a phone.
 * The screen for waiting customers has no menu.
 */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('counterStaff');
  const [path] = useLocation();
  if (path === STATUS_PATH) {
    return (
      <div className={styles.bare}>
        {children}
        <div className={styles.close}>
          <IconLink icon={closeIcon} label={t('closeStatusScreen')} href={BASE} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <div ref={stickyBottomRef} data-sticky-bar="" className={styles.menu}>
        <MainMenu current={path} />
      </div>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}

function MainMenu({ current }: { readonly current: string }) {
  const { t } = useTranslation('counterStaff');
  return (
    <TabBar
      label={t('navigation')}
      current={hrefOf(current)}
      items={ROUTES.map(({ path, label, icon }) => ({ href: hrefOf(path), label: t(label), icon }))}
    />
  );
}

function hrefOf(path: Route['path']): string {
  return path === '/' ? BASE : BASE + path;
}
