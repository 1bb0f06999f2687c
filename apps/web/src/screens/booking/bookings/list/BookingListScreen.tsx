import { bookingMachines } from '@claypot/domain/app';
import { selectBookings } from '@claypot/domain/booking';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { BookingListView } from './BookingListView.tsx';

export function BookingListScreen() {
  const machines = useMachines(bookingMachines);
  const actor = useActorRef(machines.bookings, { input: { reservation_id: null } });
  const snapshot = useSelector(actor, (current) => current);
  const now = useBranchNow().toInstant();
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <BookingListView
      back={useBack()}
      bookings={selectBookings(snapshot, now)}
      actions={{
        cancel: (reservation) => actor.send({ type: 'CANCEL', reservation }),
        confirm: () => actor.send({ type: 'CONFIRM' }),
        dismiss: () => actor.send({ type: 'DISMISS' }),
        retry: () => actor.send({ type: 'RETRY' }),
      }}
    />
  );
}
