import { pathTo } from '@claypot/domain/routes';
import type { Branch } from '@claypot/sdk';
import { ListRow } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Details } from '../../shared/layout/Details.tsx';
import styles from './TopUpBranches.module.css';

export interface TopUpBranchesProps {
  readonly branches: readonly Pick<Branch, 'id' | 'branch_name' | 'address' | 'distance'>[];
}

/**
 * Branches that accept top-ups in cash. Renders nothing while loading, because this page is about
 * cards, or if there are none.
 */
export function TopUpBranches({ branches }: TopUpBranchesProps) {
  const { t } = useTranslation('topUp');
  const format = useFormat();
  if (branches.length === 0) return null;
  return (
    <Details summary={t('counters', { count: branches.length })}>
      <ul className={styles.branches}>
        {branches.map(({ address, branch_name, distance, id }) => (
          <li key={id}>
            <ListRow
              href={pathTo('pickupBranch', { id })}
              title={branch_name}
              text={address}
              end={distance === null ? undefined : format.distance(distance)}
            />
          </li>
        ))}
      </ul>
    </Details>
  );
}
