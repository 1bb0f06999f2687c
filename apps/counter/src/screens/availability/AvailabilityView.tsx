import type {
  AvailabilityRow,
  Press,
  AvailabilityView as View,
} from '@claypot/counter/availability';
import {
  EmptyState,
  SearchField,
  Spinner,
  searchIcon,
  storeIcon,
  useAnnouncement,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsBody } from '../shared/layout/RecordsBody.tsx';
import { AvailabilityResult } from './AvailabilityResult.tsx';
import styles from './AvailabilityView.module.css';
import { FilterBar } from './FilterBar.tsx';
import { ItemRow } from './ItemRow.tsx';
import { sectionName } from './section-name.ts';

export interface AvailabilityViewProps {
  readonly view: View;
  readonly onSearch: (text: string) => void;
  /** @param id part of the menu; null for all. */
  readonly onFilter: (id: string | null) => void;
  /** Opens the sheet of a row. */
  readonly onOpen: (key: string) => void;
  readonly onPress: (press: Press) => void;
  readonly onUndo: () => void;
  readonly onRepeat: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

/** The menu of the branch with what is sold out first. One press marks an item until tomorrow. */
export function AvailabilityView(props: AvailabilityViewProps) {
  const { view, onSearch, onFilter, onRetry } = props;
  const { t } = useTranslation(['counterAvailability', 'common']);
  const isReady = view.status === 'ready';
  useAnnouncement(view.status === 'loading' ? t('loading') : null);
  return (
    <main className={styles.main}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1} data-screen-title="">
            <span>{t('title')}</span>
            {view.status === 'loading' && <Spinner />}
          </h1>
          {isReady && (
            <p className={styles.count}>
              {view.soldOutCount === 0
                ? t('noneSoldOut')
                : t('soldOutCount', { count: view.soldOutCount })}
            </p>
          )}
        </header>
        {isReady && (
          <div className={styles.tools}>
            <div className={styles.field}>
              <SearchField
                label={t('search')}
                clearLabel={t('common:clearSearch')}
                value={view.search}
                onChange={onSearch}
              />
            </div>
            <FilterBar filters={view.filters} chosen={view.filter} onFilter={onFilter} />
          </div>
        )}
        <AvailabilityResult {...props} />
        <RecordsBody
          view={view}
          failedTitle={t('failed')}
          empty={{ icon: storeIcon, title: t('empty'), text: t('emptyText') }}
          onRetry={onRetry}
        >
          <Sections {...props} />
        </RecordsBody>
      </div>
    </main>
  );
}

function Sections({ view, onOpen, onPress }: AvailabilityViewProps) {
  const { t } = useTranslation('counterAvailability');
  if (view.sections.length === 0) {
    return <EmptyState icon={searchIcon} title={t('nothingFound')} text={t('nothingFoundText')} />;
  }
  return view.sections.map((section) => (
    <Section
      key={section.id}
      title={sectionName(section, t)}
      isSoldOut={section.kind === 'soldOut'}
      rows={section.rows}
      onOpen={onOpen}
      onPress={onPress}
    />
  ));
}

interface SectionProps extends Pick<AvailabilityViewProps, 'onOpen' | 'onPress'> {
  readonly title: string;
  readonly isSoldOut: boolean;
  readonly rows: readonly AvailabilityRow[];
}

function Section({ title, isSoldOut, rows, onOpen, onPress }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.part}>
        {title}
      </h2>
      <ul className={styles.rows} data-sold-out={isSoldOut || undefined}>
        {rows.map((row) => (
          <ItemRow key={row.key} row={row} onOpen={onOpen} onPress={onPress} />
        ))}
      </ul>
    </section>
  );
}
