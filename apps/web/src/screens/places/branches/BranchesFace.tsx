import type { BRANCHES_REQUEST } from '@claypot/domain/places';
import { pathTo, type RouteName } from '@claypot/domain/routes';
import type { Branch } from '@claypot/sdk';
import { Screen, Skeleton, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import { Part } from '../../../face/Part.tsx';
import { about, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import styles from './BranchesView.module.css';
import { BranchFinder } from './BranchFinder.tsx';
import { BranchCard } from './cards/BranchCard.tsx';

const at = placesOf<Branch>();

const BRANCH = {
  branch_name: at('branch_name'),
  address: at('address'),
  branch_image: [{ image: at('branch_image.0.image') }],
};

interface BranchesFaceProps {
  readonly title: string;
  /** Route of the branch's page. */
  readonly leadsTo: Extract<RouteName, 'bookTableInfo' | 'pickupBranch'>;
  /** Number of lines of the opening hours. */
  readonly hours: 1 | 2;
}

/**
 * Server-rendered page: the branches by name, address and picture, without distance and opening
 * hours.
 */
export function BranchesFace({ hours, leadsTo, title }: BranchesFaceProps) {
  return (
    <Screen width="split" top={<TopBar title={title} back={useBack()} />}>
      <BranchFinder search="" disabled locating={false} onSearch={nothing} onLocate={nothing} />
      <p className={styles.found}>{'\u00a0'}</p>
      <ul className={styles.list}>
        <li {...about<[typeof BRANCHES_REQUEST]>({ of: '/branch_list/:company' })}>
          <Part unless="distance">
            <Card hours={hours} leadsTo={leadsTo} badges={null} />
          </Part>
          <Part when="distance">
            <Card hours={hours} leadsTo={leadsTo} badges={<Skeleton />} />
          </Part>
        </li>
      </ul>
    </Screen>
  );
}

interface CardProps extends Pick<BranchesFaceProps, 'hours' | 'leadsTo'> {
  readonly badges: ReactNode;
}

function Card({ badges, hours, leadsTo }: CardProps) {
  return (
    <BranchCard
      branch={BRANCH}
      href={pathTo(leadsTo, { id: at('id') })}
      muted={false}
      priority
      badges={badges}
      hours={
        <span className={styles.hours}>
          <Skeleton count={hours} />
        </span>
      }
    />
  );
}

const nothing = () => undefined;
