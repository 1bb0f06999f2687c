import type { ReactNode } from 'react';
import { usePath } from '../../hooks/navigation/path-context.ts';
import { useIsWide } from '../../hooks/window/use-is-wide.ts';
import styles from './Frame.module.css';
import { MainTabs } from './MainTabs.tsx';

/**
 * Frame of all screens: a column with a tab bar below the main ones or, in a wide window, a rail
 * and the screen beside it. The rail comes first in the document, as in the window.
 */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { pathname } = usePath();
  const isWide = useIsWide();
  return (
    <div className={styles.backdrop}>
      <div className={styles.column}>
        {isWide && <MainTabs current={pathname} isRail />}
        <div className={styles.screen}>{children}</div>
        {!isWide && <MainTabs current={pathname} isRail={false} />}
      </div>
    </div>
  );
}
