import { bookingMachines } from '@claypot/domain/app';
import { selectNextBooking } from '@claypot/domain/booking';
import { useActorRef, useSelector } from '@xstate/react';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { BookingCard } from '../bookings/BookingCard.tsx';
import { Section } from '../parts/Section.tsx';
import { ShownFreshness } from '../parts/ShownFreshness.tsx';
import { useComingBack } from '../parts/useComingBack.ts';

/** The table that waits, once the visit is near; nothing otherwise. */
export function NextBooking() {
  const machines = useMachines(bookingMachines);
  const { t } = useTranslation('booking');
  const actor = useActorRef(machines.bookings, { input: { reservation_id: null } });
  const snapshot = useSelector(actor, (current) => current);
  useComingBack(() => actor.send({ type: 'REFRESH' }));
  const { booking, freshness } = selectNextBooking(snapshot, useBranchNow().toInstant());
  if (booking === null) return null;
  return (
    <Section heading={t('nearTitle')}>
      <ShownFreshness of={freshness} onRetry={() => actor.send({ type: 'RETRY' })} />
      <BookingCard booking={booking} />
    </Section>
  );
}
