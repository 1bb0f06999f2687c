import { type SuccessMessage, selectBooking } from '@claypot/domain';
import { createActor, waitFor } from 'xstate';
import { book } from '../../apps/api/src/testing/booking.ts';
import type { Visit } from './visit.ts';

/** The guest has booked a table and looks at the booking. */
async function openBooking({ app, guest, restaurant, run }: Visit) {
  const { id } = await book(restaurant, guest);
  const booking = run(createActor(app.machines.bookings, { input: { reservation_id: id } }));
  const view = () => selectBooking(booking.getSnapshot());
  await waitFor(booking, () => view().reservation !== null);
  return { booking, view };
}

/** Presses Cancel, says yes, and waits for what comes of it. */
async function cancel({ booking, view }: Awaited<ReturnType<typeof openBooking>>) {
  const { reservation } = view();
  if (reservation === null) throw new Error('There is no booking to cancel');
  booking.send({ type: 'CANCEL', reservation });
  await waitFor(booking, () => view().cancel.status === 'asking');
  booking.send({ type: 'CONFIRM' });
  await waitFor(booking, () => view().cancel.status !== 'running');
  return view();
}

export const bookingSuccesses = {
  async bookingCancelled(visit) {
    await cancel(await openBooking(visit));
  },
} satisfies Partial<Record<SuccessMessage, (visit: Visit) => Promise<unknown>>>;
