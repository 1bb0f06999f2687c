import { googleDirectionsLink, wazeLink } from '@claypot/domain';
import { formatPhone } from '@claypot/i18n';
import type { Reservation } from '@claypot/sdk';
import {
  bellIcon,
  Card,
  clockIcon,
  guestsIcon,
  LinkButton,
  receiptIcon,
  Stack,
  storeIcon,
  userIcon,
} from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { CallButton } from '../parts/CallButton.tsx';
import { DetailRow } from '../parts/DetailRow.tsx';
import styles from './BookingFacts.module.css';
import { isOver } from './standing-words.ts';

/** When, where, for whom, and which booking it is. */
export function BookingFacts({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { branch, number_of_seats: party, reminder, reservation_status: status } = booking;
  const end = format.time(Temporal.Instant.from(booking.end_time));
  return (
    <Card as="section">
      <Stack gap={4}>
        <DetailRow
          icon={clockIcon}
          label={t('when')}
          value={format.dateTime(Temporal.Instant.from(booking.reservation_time))}
          text={isOver(status) ? undefined : t('until', { time: end })}
        />
        <DetailRow icon={guestsIcon} label={t('guests')} value={t('party', { count: party })} />
        <DetailRow
          icon={storeIcon}
          label={t('where')}
          value={branch.branch_name}
          text={
            <>
              {branch.address}
              <Ways branch={branch} />
            </>
          }
        />
        <DetailRow
          icon={userIcon}
          label={t('who')}
          value={booking.customer_name}
          text={formatPhone(booking.phone_no)}
        />
        <DetailRow
          icon={receiptIcon}
          label={t('number')}
          value={booking.reservation_no}
          text={format.dateTime(Temporal.Instant.from(booking.created_at))}
        />
        {!isOver(status) && (
          <DetailRow
            icon={bellIcon}
            label={t('reminderLabel')}
            value={reminder === 1 ? t('reminded') : t('notReminded')}
          />
        )}
      </Stack>
    </Card>
  );
}

/** How to get to the branch, by road or by telephone. */
function Ways({ branch }: Pick<Reservation, 'branch'>) {
  const { t } = useTranslation('booking');
  const name = branch.branch_name;
  const maps = [
    { app: t('googleMaps'), href: googleDirectionsLink(branch) },
    { app: 'Waze', href: wazeLink(branch) },
  ];
  return (
    <span className={styles.ways}>
      {maps.map(({ app, href }) => (
        <LinkButton
          key={href}
          size="sm"
          variant="secondary"
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={t('directionsTo', { branch: name, app })}
        >
          {app}
        </LinkButton>
      ))}
      <CallButton size="sm" variant="secondary" number={branch.contact_no} branchName={name} />
    </span>
  );
}
