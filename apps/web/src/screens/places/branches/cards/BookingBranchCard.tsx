import { takesBookings } from '@claypot/domain/booking';
import { branchOpening } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';
import { SpecialDays } from '../../../shared/branch/SpecialDays.tsx';
import { useOpeningText } from '../../../shared/branch/use-opening-text.ts';
import { useWeekHours } from '../../../shared/branch/use-week-hours.ts';
import { NoWrapTimes } from '../../../shared/layout/NoWrapTimes.tsx';
import { BranchCard, type BranchCardProps } from './BranchCard.tsx';
import { Distance } from './Distance.tsx';

/** A branch to book a table at. One that takes no bookings links to the page that explains this. */
export function BookingBranchCard({ branch, now, nearest, priority }: BranchCardProps) {
  const { t } = useTranslation(['booking', 'branches']);
  const { daily } = useWeekHours()(branch.week_hours);
  const openingText = useOpeningText();
  const isTaken = takesBookings(branch);
  // Customers cannot walk in while the branch is temporarily closed.
  const opening = branchOpening(branch, now);
  const notTaken = opening.suspended ? t('branches:suspended') : t('noBookingsText');
  return (
    <BranchCard
      branch={branch}
      href={pathTo('bookTableInfo', { id: branch.id })}
      muted={!isTaken}
      priority={priority}
      badges={
        (nearest || !isTaken || branch.distance !== null) && (
          <>
            <Distance kilometres={branch.distance} />
            {nearest && <Badge tone="action">{t('branches:nearest')}</Badge>}
            {!isTaken && <Badge tone="neutral">{t('noBookings')}</Badge>}
          </>
        )
      }
      hours={
        isTaken ? (
          <>
            <NoWrapTimes>{daily ?? openingText(opening)}</NoWrapTimes>
            <SpecialDays days={opening.specialDays} />
          </>
        ) : (
          notTaken
        )
      }
      {...(!isTaken && {
        action: (
          <CallButton
            size="sm"
            variant="secondary"
            number={branch.contact_no}
            branchName={branch.branch_name}
          />
        ),
      })}
    />
  );
}
