import type { CourierWithTimeout } from '../../../gateways/courier/courier-with-timeout.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { riderCalledAt } from '../orders/call-rider.ts';
import { moveDelivery } from './deliveries.ts';

/** Minimum pause before the next request about a trip that is already due. */
const REST = { seconds: 1 };

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
}

/**
 * Books a rider for a paid order, early enough to arrive at the expected time, and tracks the trip
 * until delivery.
 *
 * @returns the time of the next request to the courier; null if no trip has to be booked or
 * tracked.
 * @throws CourierUnavailable, DeliveryFailed
 */
export async function driveDelivery(
  { db, courier }: Dependencies,
  orderId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const due = await whenDue(db, orderId);
  if (due === null || Temporal.Instant.compare(now, due) < 0) return due;
  await moveDelivery({ db, courier }, orderId, now);
  const next = await whenDue(db, orderId);
  return next !== null && Temporal.Instant.compare(next, now) <= 0 ? now.add(REST) : next;
}

/** Returns the time at which the delivery is due; null if no trip has to be booked or tracked. */
async function whenDue(db: Db, orderId: string): Promise<Temporal.Instant | null> {
  const trip = await db.one<{ due: Temporal.Instant }>(sql`
    select case when o.status = 'DELIVERING' then coalesce(t.look_at, o.status_changed_at)
      else greatest(t.look_at,
        ${riderCalledAt(sql`o.ready_by`, sql`o.delivery_time`, sql`o.status_changed_at`)})
      end as due
    from deliveries t join orders o on o.company_id = t.company_id and o.id = t.order_id
    where o.id = ${orderId} and t.state in ('quoted', 'booked', 'collected')
      and t.provider <> 'own'
      and o.status in ('PREPARING', 'READY', 'DELIVERING')`);
  return trip?.due ?? null;
}
