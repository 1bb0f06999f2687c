import type { Reservation } from '@claypot/sdk';
import { useAnnouncedChange } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { standingWords } from '../standing-words.ts';
import { BookingStanding } from './BookingStanding.tsx';

/** How the booking stands, in one sentence; a change is said aloud. */
export function BookingBanner({ booking }: { readonly booking: Reservation }) {
  const { t } = useTranslation('booking');
  const { date, reservation_status: status } = booking;
  const words = standingWords(status);
  useAnnouncedChange(words === null ? status : t(words.title));
  return <BookingStanding status={status} date={Temporal.PlainDate.from(date)} />;
}
