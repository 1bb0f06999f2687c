import { bookingMachines } from '@claypot/domain/app';
import { selectNextBooking } from '@claypot/domain/booking';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { BookingCard } from '../../booking/bookings/list/BookingCard.tsx';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { useReturnToPage } from '../../shared/freshness/use-return-to-page.ts';
import { Section } from '../../shared/layout/Section.tsx';

/** The next booking if the visit is soon, else nothing. */
export function NextBooking() {
  const machines = useMachines(bookingMachines);
  const { t } = useTranslation('booking');
  const actor = useActorRef(machines.bookings, { input: { reservation_id: null } });
  const snapshot = useSelector(actor, (current) => current);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  const { booking, freshness } = selectNextBooking(snapshot, useBranchNow().toInstant());
  if (booking === null) return null;
  return (
    <Section heading={t('nearTitle')}>
      <ShownFreshness of={freshness} onRetry={() => actor.send({ type: 'RETRY' })} />
      <BookingCard booking={booking} />
    </Section>
  );
}
