import { isPending } from '@claypot/domain/booking';
import { pathTo } from '@claypot/domain/routes';
import type { Reservation } from '@claypot/sdk';
import { Button, CardAction, CardLink } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useVisitTime } from '../../../shared/booking/use-visit-time.ts';
import { BookingCardShape } from './BookingCardShape.tsx';

interface BookingCardProps {
  readonly booking: Reservation;
  /** True if the visit is not upcoming: over, called off, or still pending at its start. */
  readonly past?: boolean;
  readonly cancelling?: boolean;
  /** If omitted, the card has no cancel button. */
  readonly onCancel?: (booking: Reservation) => void;
}

/** Summary of a booking; the whole card links to it. */
export function BookingCard(props: BookingCardProps) {
  const { booking, past = false, cancelling = false, onCancel } = props;
  const { t } = useTranslation('booking');
  const format = useFormat();
  const words = useVisitTime();
  const { branch, id, number_of_seats, reservation_status } = booking;
  const time = format.dateTime(Temporal.Instant.from(booking.reservation_time));
  const pending = isPending(booking);
  return (
    <BookingCardShape
      status={reservation_status}
      date={Temporal.PlainDate.from(booking.date)}
      past={past}
      time={
        <CardLink
          href={pathTo('reviewBookTable', { id })}
          aria-label={t('open', { branch: branch.branch_name, time })}
        >
          {words.time(booking.time)}
        </CardLink>
      }
      branchName={branch.branch_name}
      party={t('party', { count: number_of_seats })}
    >
      {pending && onCancel && (
        <CardAction>
          <Button
            size="sm"
            variant="quiet"
            pending={cancelling}
            aria-label={t('cancelOf', { time })}
            onClick={() => onCancel(booking)}
          >
            {t('cancel')}
          </Button>
        </CardAction>
      )}
    </BookingCardShape>
  );
}
