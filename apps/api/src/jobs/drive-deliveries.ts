import { ASAP_MINUTES } from '@claypot/domain/time';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import { moveDelivery } from '../ordering/deliveries.ts';

interface Dependencies {
  readonly db: Db;
  readonly courier: CourierWithTimeout;
  /** Told why a trip could not be booked or followed. */
  readonly report: (error: unknown) => void;
}

/** A rider comes in ten minutes and drives twenty: so long before it is expected one is called. */
const LEAD_MINUTES = 30;
/** Deliveries moved in one go. */
const BATCH = 50;

/**
 * Calls riders for orders that are paid, early enough to arrive when they are expected, and follows
 * them to the door. What is due stands in the database, so it is right after a restart, and several
 * instances doing it at once book one trip.
 */
export async function driveDeliveries(
  { db, courier, report }: Dependencies,
  now: Temporal.Instant,
): Promise<void> {
  const lead = now.add({ minutes: LEAD_MINUTES });
  const asap = now.subtract({ minutes: ASAP_MINUTES - LEAD_MINUTES });
  const due = await db.query<{ id: string }>(sql`
    select o.id
    from deliveries t join orders o on o.id = t.order_id
    where t.state in ('quoted', 'booked', 'collected') and (t.look_at is null or t.look_at <= ${now})
      and (o.status = 'DELIVERING' or (o.status = 'PREPARING' and case
        when o.delivery_time is null then o.status_changed_at <= ${asap}
        else o.delivery_time <= ${lead} end))
    order by t.look_at nulls first limit ${BATCH}`);
  await Promise.all(due.map(({ id }) => moveDelivery({ db, courier }, id, now).catch(report)));
}
