import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import styles from './TabBar.module.css';

interface TabBarItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconDrawing;
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
        const active = item.href === current;
        return (
          <a
            key={item.href}
            href={item.href}
            aria-current={active ? 'page' : undefined}
            className={styles.item}
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
