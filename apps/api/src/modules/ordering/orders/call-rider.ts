import { ASAP_MINUTES } from '@claypot/domain/time';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/**
 * Minutes before the expected time at which a rider is booked: ten to arrive and twenty to drive.
 */
const LEAD_MINUTES = 30;

/** SQL for the time to book a rider for a paid order, from the requested time or the payment. */
export function riderCalledAt(deliveryTime: Sql, paidAt: Sql): Sql {
  return sql`coalesce(${deliveryTime} - make_interval(mins => ${LEAD_MINUTES}),
    ${paidAt}::timestamptz + make_interval(mins => ${ASAP_MINUTES - LEAD_MINUTES}))`;
}
