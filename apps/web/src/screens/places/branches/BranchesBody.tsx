import type { BranchesView as Branches } from '@claypot/domain/places';
import {
  Button,
  EmptyState,
  Skeleton,
  storeIcon,
  useAnnouncement,
  VisuallyHidden,
} from '@claypot/ui';
import type { ComponentType } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LensArt } from '../../shared/art/LensArt.tsx';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import styles from './BranchesView.module.css';
import type { BranchCardProps } from './cards/BranchCard.tsx';

interface BranchesBodyProps {
  readonly emptyText: string;
  readonly Card: ComponentType<BranchCardProps>;
  readonly branches: Branches;
  readonly chosenId: string | null;
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

export function BranchesBody(props: BranchesBodyProps) {
  const { emptyText, Card, branches, chosenId, now, onSearch, onRetry } = props;
  const { t } = useTranslation(['branches', 'common']);
  switch (branches.status) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <LoadFailed title={t('failedTitle')} onRetry={onRetry} />;
    case 'empty':
      return <EmptyState icon={storeIcon} title={t('emptyTitle')} text={emptyText} />;
    default:
      return (
        <>
          <ShownFreshness of={branches} onRetry={onRetry} />
          <Found branches={branches} />
          {branches.status === 'noMatch' ? (
            <NoMatch search={branches.search} onShowAll={() => onSearch('')} />
          ) : (
            <List Card={Card} branches={branches} chosenId={chosenId} now={now} />
          )}
        </>
      );
  }
}

/** Number of branches; announced after a search or a location request. */
function Found({ branches: { branches, located, search } }: Pick<BranchesBodyProps, 'branches'>) {
  const { t } = useTranslation('branches');
  const count = branches.length;
  const text = located && count > 0 ? t('foundNearest', { count }) : t('found', { count });
  useAnnouncement(located || search !== '' ? text : null);
  return count > 0 && <p className={styles.found}>{text}</p>;
}

function List(props: Pick<BranchesBodyProps, 'Card' | 'branches' | 'chosenId' | 'now'>) {
  const { Card, branches, chosenId, now } = props;
  const first = branches.located && branches.search === '' ? branches.branches[0]?.id : undefined;
  return (
    <ul className={styles.list}>
      {branches.branches.map((branch, index) => (
        <li key={branch.id}>
          <Card
            branch={branch}
            now={now}
            nearest={branch.id === first}
            chosen={branch.id === chosenId}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

function NoMatch({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { t } = useTranslation('branches');
  return (
    <EmptyState
      art={<LensArt />}
      title={t('noMatchTitle', { search: search.trim() })}
      text={t('noMatchText')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
      <ul aria-hidden="true" className={styles.list}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={styles.outline}>
            <span className={styles.square} />
            <div className={styles.lines}>
              <Skeleton shape="title" />
              <Skeleton count={2} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
