import type { Filter } from '@claypot/counter/availability';
import { useTranslation } from 'react-i18next';
import styles from './FilterBar.module.css';
import { sectionName } from './section-name.ts';

interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** Null for the whole menu. */
  readonly chosen: string | null;
  readonly onFilter: (id: string | null) => void;
}

/** Buttons of the parts of the menu. They scroll sideways if they do not fit. */
export function FilterBar({ filters, chosen, onFilter }: FilterBarProps) {
  const { t } = useTranslation('counterAvailability');
  const choices = [
    { id: null, label: t('part_all') },
    ...filters.map((filter) => ({ id: filter.id, label: sectionName(filter, t) })),
  ];
  return (
    <fieldset className={styles.bar} aria-label={t('parts')}>
      {choices.map(({ id, label }) => (
        <button
          key={id ?? ''}
          type="button"
          className={styles.part}
          aria-pressed={id === chosen}
          onClick={() => onFilter(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
