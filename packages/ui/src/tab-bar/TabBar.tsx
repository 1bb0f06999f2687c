import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './TabBar.module.css';

interface TabBarItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconDrawing;
  /** Form of the bar that has the item: tabs at the bottom, or the rail of a wide window. */
  readonly only?: 'tabs' | 'rail' | undefined;
  /** True if the current page is one of those that this item leads to. */
  readonly isCurrent?: boolean;
}

interface TabBarProps {
  readonly label: string;
  readonly items: readonly TabBarItem[];
  /** `href` of the current tab. */
  readonly current: string | null;
}

/** Main navigation at the bottom, within reach of the thumb. */
export function TabBar({ label, items, current }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => {
        const active = item.href === current || item.isCurrent === true;
        return (
          <a
            key={item.href}
            href={item.href}
            aria-current={active ? 'page' : undefined}
            className={cx(styles.item, item.only && styles[item.only])}
          >
            <span className={styles.icon}>
              <Icon drawing={item.icon} filled={active} />
            </span>
            <span>{item.label}</span>
          </a>
        );
      })}
    </nav>
  );
}
