import type { SectionFilter, SectionView } from '@claypot/counter/back-office';
import { SearchField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './list.module.css';

interface FilterBarProps {
  readonly view: SectionView;
  readonly label: string;
  readonly onFilter: (filter: Partial<SectionFilter>) => void;
}

const FILTERS = [
  { only: 'all', text: 'only_all' },
  { only: 'untranslated', text: 'only_untranslated' },
  { only: 'changed', text: 'only_changed' },
  { only: 'problems', text: 'only_problems' },
] as const satisfies readonly { only: SectionFilter['only']; text: string }[];

/** Search by name, and the kinds of entries to show with their number. */
export function FilterBar({ view, label, onFilter }: FilterBarProps) {
  const { t } = useTranslation('counterBackOffice');
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('searchIn', { section: label })}
        clearLabel={t('clearSearch')}
        value={view.filter.text}
        onChange={(text) => onFilter({ text })}
      />
      <fieldset className={styles.kinds} aria-label={t('show')}>
        {FILTERS.map(({ only, text }) => (
          <button
            key={only}
            type="button"
            className={styles.kind}
            aria-pressed={view.filter.only === only}
            onClick={() => onFilter({ only })}
          >
            {t(text, { number: view.counts[only] })}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
