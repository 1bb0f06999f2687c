import { bookingMachines } from '@claypot/domain/app';
import { confirmBooking, selectBooking } from '@claypot/domain/booking';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { useReturnToPage } from '../../../shared/freshness/use-return-to-page.ts';
import { BookingDetailView } from './BookingDetailView.tsx';

/** One booking, polled while it awaits approval. */
export function BookingDetailScreen({ params }: ScreenProps) {
  const machines = useMachines(bookingMachines);
  const actor = useActorRef(machines.bookings, { input: { reservation_id: params.id ?? '' } });
  const snapshot = useSelector(actor, (current) => current);
  useReturnToPage(() => actor.send({ type: 'REFRESH' }));
  return (
    <BookingDetailView
      back={useBack()}
      booking={selectBooking(snapshot)}
      actions={{
        cancel: (reservation) => actor.send({ type: 'CANCEL', reservation }),
        confirm: () => actor.send({ type: 'CONFIRM' }),
        dismiss: () => actor.send({ type: 'DISMISS' }),
        retry: () => actor.send({ type: 'RETRY' }),
        confirmed: () => confirmBooking(actor),
      }}
    />
  );
}
