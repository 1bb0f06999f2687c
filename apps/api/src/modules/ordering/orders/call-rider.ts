import { ASAP_MINUTES } from '@claypot/domain/time';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** A rider comes in ten minutes and drives twenty: so long before it is expected one is called. */
const LEAD_MINUTES = 30;

/** When a rider is called for an order that is paid, by what it was asked for and when it was paid. */
export function riderCalledAt(deliveryTime: Sql, paidAt: Sql): Sql {
  return sql`coalesce(${deliveryTime} - make_interval(mins => ${LEAD_MINUTES}),
    ${paidAt}::timestamptz + make_interval(mins => ${ASAP_MINUTES - LEAD_MINUTES}))`;
}
