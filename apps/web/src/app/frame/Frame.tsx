import type { ReactNode } from 'react';
import { usePath } from '../../hooks/navigation/path-context.ts';
import styles from './Frame.module.css';
import { MainTabs } from './MainTabs.tsx';

/** Column around all screens, with a tab bar below the main ones. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname } = usePath();
  return (
    <div className={styles.backdrop}>
      <div className={styles.column}>
        <div className={styles.screen}>{children}</div>
        <MainTabs current={pathname} />
      </div>
    </div>
  );
}
