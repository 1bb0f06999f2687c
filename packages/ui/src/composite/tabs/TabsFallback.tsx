import type { Touches } from '../../deferred/usePart.ts';
import type { TabsProps } from './AriaTabs.tsx';
import styles from './Tabs.module.css';

/** Tabs with native toggle buttons, until React Aria has loaded. */
export function TabsFallback(props: TabsProps & { readonly touches?: Touches }) {
  const { label, items, selected, onSelect, touches } = props;
  return (
    <div {...touches}>
      <fieldset aria-label={label} className={styles.list}>
        {items.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            data-selected={id === selected || undefined}
            className={styles.tab}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <div className={styles.panel}>{items.find(({ id }) => id === selected)?.content}</div>
    </div>
  );
}
