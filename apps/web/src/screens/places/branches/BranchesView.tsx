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
  /** Shown if the company has no such branch. */
  readonly emptyText: string;
  /** Renders a branch for the current purpose (pickup or booking). */
  readonly Card: ComponentType<BranchCardProps>;
  readonly branches: Branches;
  /** Branch of the next order, if one is chosen. */
  readonly chosenId: string | null;
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onLocate: () => void;
  readonly onRetry: () => void;
}

export function BranchesView(props: BranchesViewProps) {
  const { back, title, branches, onSearch, onLocate } = props;
  const { status, search, locating, locationProblem } = branches;
  const searchable = status !== 'failed' && status !== 'empty';
  return (
    <Screen width="split" top={<TopBar title={title} back={back} />} busy={status === 'loading'}>
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
