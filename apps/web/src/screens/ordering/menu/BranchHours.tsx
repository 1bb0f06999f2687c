import { branchOpening } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ClosedCallout } from '../../shared/branch/ClosedCallout.tsx';
import { LastOrdersCallout } from '../../shared/branch/LastOrdersCallout.tsx';
import { OpenBadge } from '../../shared/branch/OpenBadge.tsx';
import { useOpeningText } from '../../shared/branch/use-opening-text.ts';
import { NoWrapTimes } from '../../shared/layout/NoWrapTimes.tsx';
import styles from './BranchHours.module.css';

interface BranchHoursProps {
  /** Null while loading. */
  readonly branch: Branch | null;
  readonly now: Temporal.ZonedDateTime;
}

/** Shows if the branch currently takes orders, before anything is chosen. */
export function BranchHours({ branch, now }: BranchHoursProps) {
  const { t } = useTranslation(['menu', 'common']);
  const openingText = useOpeningText();
  if (branch === null) {
    return (
      <div className={styles.line}>
        <Skeleton shape="title" />
      </div>
    );
  }
  const opening = branchOpening(branch, now);
  if (opening.orders === 'later') return <LastOrdersCallout opening={opening} />;
  if (!opening.open) {
    return <ClosedCallout opening={opening} title={t('common:closed')} text={t('closedText')} />;
  }
  return (
    <p className={styles.line}>
      <OpenBadge orders={opening.orders} />
      <span className={styles.hours}>
        <NoWrapTimes>{openingText(opening)}</NoWrapTimes>
      </span>
    </p>
  );
}
