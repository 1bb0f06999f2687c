import { googleDirectionsLink, wazeLink } from '@claypot/domain/places';
import { formatPhone } from '@claypot/i18n';
import type { Reservation } from '@claypot/sdk';
import { LinkButton } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { CallButton } from '../../../shared/branch/CallButton.tsx';
import { occasionText } from '../occasion-text.ts';
import { isOver } from '../status-texts.ts';
import styles from './BookingFacts.module.css';
import { BookingFactsShape } from './BookingFactsShape.tsx';
import { NoteRow, OccasionRow } from './RequestRow.tsx';

export function BookingFacts({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { branch, number_of_seats: party, reminder, reservation_status: status } = booking;
  const end = format.time(Temporal.Instant.from(booking.end_time));
  return (
    <BookingFactsShape
      when={format.dateTime(Temporal.Instant.from(booking.reservation_time))}
      until={isOver(status) ? undefined : t('until', { time: end })}
      party={t('party', { count: party })}
      branch={branch}
      ways={<Ways branch={branch} />}
      name={booking.customer_name}
      phone={formatPhone(booking.phone_no)}
      number={booking.reservation_no}
      requests={
        <>
          {booking.occasion !== null && (
            <OccasionRow>{t(occasionText(booking.occasion))}</OccasionRow>
          )}
          {booking.note !== null && <NoteRow>{booking.note}</NoteRow>}
        </>
      }
      made={format.dateTime(Temporal.Instant.from(booking.created_at))}
      reminder={isOver(status) ? null : t(reminder === 1 ? 'reminded' : 'notReminded')}
    />
  );
}

/** Links to directions, and to call the branch. */
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
