import { branchOpening, googleDirectionsLink, wazeLink } from '@claypot/domain/places';
import { formatPhone } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { LinkButton, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Distance } from '../../places/branches/cards/Distance.tsx';
import { ClosedCallout } from '../../shared/branch/ClosedCallout.tsx';
import { LastOrdersCallout } from '../../shared/branch/LastOrdersCallout.tsx';
import { OpenBadge } from '../../shared/branch/OpenBadge.tsx';
import { SpecialDays } from '../../shared/branch/SpecialDays.tsx';
import { WeekHoursList } from '../../shared/branch/WeekHoursList.tsx';
import styles from './BranchDetails.module.css';
import { BranchSheet } from './BranchSheet.tsx';

interface BranchDetailsProps {
  readonly branch: Branch;
  readonly now: Temporal.ZonedDateTime;
  readonly map: ReactNode;
}

export function BranchDetails({ branch, now, map }: BranchDetailsProps) {
  const { t } = useTranslation('branches');
  const opening = branchOpening(branch, now);
  const photo = branch.branch_image[0];
  return (
    <BranchSheet
      map={map}
      name={branch.branch_name}
      status={
        <>
          <OpenBadge orders={opening.orders} />
          <Distance kilometres={branch.distance} />
        </>
      }
      notice={
        <>
          {opening.orders === 'none' && (
            <ClosedCallout opening={opening} title={t('closedTitle')} text={t('closedText')} />
          )}
          {opening.orders === 'later' && <LastOrdersCallout opening={opening} />}
        </>
      }
      hours={
        <>
          <WeekHoursList hours={branch.week_hours} today={now.toPlainDate()} />
          <SpecialDays days={opening.specialDays} />
        </>
      }
      address={branch.address}
      directions={
        <>
          <Directions map={t('directionsGoogle')} href={googleDirectionsLink(branch)} />
          <Directions map={t('directionsWaze')} href={wazeLink(branch)} />
        </>
      }
      phone={
        <a href={`tel:${branch.contact_no}`} className={styles.phone} translate="no">
          {formatPhone(branch.contact_no)}
        </a>
      }
      photo={
        photo && (
          <Picture
            src={photo.image}
            alt={t('branchPhoto', { branch: branch.branch_name })}
            ratio="16/9"
            rounded
          />
        )
      }
    />
  );
}

function Directions({ map, href }: { readonly map: string; readonly href: string }) {
  const { t } = useTranslation('branches');
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={t('directionsBy', { map })}
    >
      {map}
    </LinkButton>
  );
}
