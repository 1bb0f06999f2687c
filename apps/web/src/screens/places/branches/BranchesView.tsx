import type { BranchesView as Branches } from '@claypot/domain/places';
import { Screen, TopBar } from '@claypot/ui';
import type { ComponentType } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { BranchesBody } from './BranchesBody.tsx';
import { BranchFinder } from './BranchFinder.tsx';
import type { BranchCardProps } from './cards/BranchCard.tsx';
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
  const { status, search, locating, locationProblem } = branches;
  const searchable = status !== 'failed' && status !== 'empty';
  return (
    <Screen top={<TopBar title={title} back={back} />} busy={status === 'loading'}>
      {searchable && (
        <BranchFinder
          search={search}
          disabled={status === 'loading'}
          locating={locating}
          onSearch={onSearch}
          onLocate={onLocate}
        />
      )}
      {locationProblem !== null && <LocationProblem problem={locationProblem} />}
      <BranchesBody {...props} />
    </Screen>
  );
}
