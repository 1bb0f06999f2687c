import { branchOpening } from '@claypot/domain/places';
import { passReturnTo, pathTo } from '@claypot/domain/routes';
import { Badge } from '@claypot/ui';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { OpenBadge } from '../../../shared/branch/OpenBadge.tsx';
import { SpecialDays } from '../../../shared/branch/SpecialDays.tsx';
import { useOpeningText } from '../../../shared/branch/use-opening-text.ts';
import { NoWrapTimes } from '../../../shared/layout/NoWrapTimes.tsx';
import styles from './BranchCard.module.css';
import { BranchCard, type BranchCardProps } from './BranchCard.tsx';
import { Distance } from './Distance.tsx';

export function PickupBranchCard({ branch, now, nearest, chosen, priority }: BranchCardProps) {
  const { t } = useTranslation('branches');
  const openingText = useOpeningText();
  const { full: from } = usePath();
  const opening = branchOpening(branch, now);
  return (
    <BranchCard
      branch={branch}
      href={passReturnTo(pathTo('pickupBranch', { id: branch.id }), from)}
      muted={!opening.open}
      priority={priority}
      badges={
        (nearest || chosen || branch.distance !== null) && (
          <>
            <Distance kilometres={branch.distance} />
            {nearest && <Badge tone="action">{t('nearest')}</Badge>}
            {chosen && <Badge tone="notice">{t('chosen')}</Badge>}
          </>
        )
      }
      hours={
        <>
          <OpenBadge orders={opening.orders} /> <NoWrapTimes>{openingText(opening)}</NoWrapTimes>
          {opening.orders === 'now' && branch.asap_minutes != null && (
            <span className={styles.wait}>{t('readyIn', { minutes: branch.asap_minutes })}</span>
          )}
          <SpecialDays days={opening.specialDays} />
        </>
      }
    />
  );
}
