import type { BranchesView as Branches } from '@claypot/domain';
import { Button, Icon, locateIcon, Screen, SearchField, Spinner, TopBar } from '@claypot/ui';
import type { ComponentType } from 'react';
import type { Back } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import type { BranchCardProps } from './BranchCard.tsx';
import { BranchesBody } from './BranchesBody.tsx';
import styles from './BranchesView.module.css';
import { LocationProblem } from './LocationProblem.tsx';

interface BranchesViewProps {
  readonly back: Back;
  readonly title: string;
  /** What is said where the company has no branch for it. */
  readonly emptyText: string;
  /** Draws a branch as what it is looked for. */
  readonly Card: ComponentType<BranchCardProps>;
  readonly branches: Branches;
  /** The branch the customer's next order goes to, if one is chosen. */
  readonly chosenId: string | null;
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onLocate: () => void;
  readonly onRetry: () => void;
}

/** All branches, to search through and to sort by distance. */
export function BranchesView(props: BranchesViewProps) {
  const { back, title, branches, onSearch, onLocate } = props;
  const { t } = useTranslation(['branches', 'common']);
  const { status, search, locating, locationProblem } = branches;
  const searchable = status !== 'failed' && status !== 'empty';
  return (
    <Screen top={<TopBar title={title} back={back} />} busy={status === 'loading'}>
      {searchable && (
        <div className={styles.finder}>
          <SearchField
            label={t('search')}
            clearLabel={t('common:clearSearch')}
            value={search}
            onChange={onSearch}
          />
          <Button
            variant="secondary"
            wide
            disabled={status === 'loading'}
            aria-busy={locating || undefined}
            onClick={onLocate}
          >
            {locating ? <Spinner /> : <Icon drawing={locateIcon} size={20} />}
            {locating ? t('locating') : t('locate')}
          </Button>
        </div>
      )}
      {locationProblem !== null && <LocationProblem problem={locationProblem} />}
      <BranchesBody {...props} />
    </Screen>
  );
}
