import type { SearchView as Search, SearchHit } from '@claypot/counter/orders';
import {
  EmptyState,
  SearchField,
  Skeleton,
  Spinner,
  searchIcon,
  useAnnouncement,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { SearchHitRow } from './SearchHitRow.tsx';
import styles from './SearchView.module.css';

export interface SearchViewProps {
  readonly search: Search;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onOpen: (orderId: string) => void;
}

/** Finds orders of the branch by number, name or phone number, today's first. */
export function SearchView({ search, onQuery, onRetry, onOpen }: SearchViewProps) {
  const { t } = useTranslation(['counterOrders', 'common']);
  return (
    <div className={styles.search}>
      <h1 className={styles.title} tabIndex={-1} data-screen-title="">
        <span>{t('search')}</span>
        {search.isRefreshing && <Spinner />}
      </h1>
      <div className={styles.field}>
        <SearchField
          label={t('searchHint')}
          clearLabel={t('common:clearSearch')}
          value={search.query}
          onChange={onQuery}
        />
      </div>
      <Results search={search} onRetry={onRetry} onOpen={onOpen} />
    </div>
  );
}

function Results({ search, onRetry, onOpen }: Omit<SearchViewProps, 'onQuery'>) {
  const { t } = useTranslation('counterOrders');
  useAnnouncement(resultText(search, t));
  switch (search.status) {
    case 'idle':
      return <EmptyState icon={searchIcon} title={t('searchIdle')} text={t('searchIdleText')} />;
    case 'loading':
      return (
        <div className={styles.hits}>
          <Skeleton shape="row" count={4} />
        </div>
      );
    case 'failed':
      return <LoadFailed title={t('searchFailed')} error={search.error} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={searchIcon}
          title={t('searchEmpty')}
          text={t('searchEmptyText', { query: search.query })}
        />
      );
    case 'ready':
      return (
        <div className={styles.results} aria-busy={search.isRefreshing}>
          <Hits title={t('searchToday')} hits={search.today} onOpen={onOpen} />
          <Hits title={t('searchEarlier')} hits={search.earlier} onOpen={onOpen} />
          {search.hasMore && <p className={styles.more}>{t('searchMore')}</p>}
        </div>
      );
  }
}

function resultText(
  { status, today, earlier }: Search,
  t: ReturnType<typeof useTranslation<'counterOrders'>>['t'],
): string | null {
  if (status === 'empty') return t('searchEmpty');
  return status === 'ready' ? t('found', { count: today.length + earlier.length }) : null;
}

interface HitsProps {
  readonly title: string;
  readonly hits: readonly SearchHit[];
  readonly onOpen: (orderId: string) => void;
}

function Hits({ title, hits, onOpen }: HitsProps) {
  const titleId = useId();
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.day}>
        {title}
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <SearchHitRow hit={hit} onOpen={() => onOpen(hit.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
