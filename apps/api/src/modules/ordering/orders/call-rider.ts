import { ASAP_MINUTES } from '@claypot/domain/time';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Minutes of a rider to the branch, and from there to the customer. */
const ARRIVAL_MINUTES = 10;
export const DRIVE_MINUTES = 20;
const LEAD_MINUTES = ARRIVAL_MINUTES + DRIVE_MINUTES;

/**
 * SQL for the time to book a rider, so that the rider arrives when the food is ready. Orders of
 * earlier versions have no `ready_by`; theirs follows from the requested time or the payment.
 */
export function riderCalledAt(readyBy: Sql, deliveryTime: Sql, paidAt: Sql): Sql {
  return sql`coalesce(${readyBy} - make_interval(mins => ${ARRIVAL_MINUTES}),
    ${deliveryTime} - make_interval(mins => ${LEAD_MINUTES}),
    ${paidAt}::timestamptz + make_interval(mins => ${ASAP_MINUTES - LEAD_MINUTES}))`;
}
