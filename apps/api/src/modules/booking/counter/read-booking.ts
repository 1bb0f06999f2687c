import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { bookingViews } from './booking-view.ts';
import { requireCounterBooking } from './require-booking.ts';

/** Returns a booking after a change. Over-full quarters are a matter of the day. */
export async function readBooking(
  tx: Transaction,
  context: Pick<CounterContext, 'company' | 'staff'>,
  id: string,
): Promise<Schemas['CounterBooking']> {
  const booking = await requireCounterBooking(tx, context, id);
  return bookingViews(context.company.time_zone)(booking);
}
