import { type Sql, sql } from '../../../platform/db/sql.ts';
import { DRIVE_MINUTES } from '../../kitchen/index.ts';

/** Minutes of a rider to the branch. */
const ARRIVAL_MINUTES = 10;
const LEAD_MINUTES = ARRIVAL_MINUTES + DRIVE_MINUTES;

/**
 * SQL for the time to book a rider, so that the rider arrives when the food is ready. Orders of
 * earlier versions have no `ready_by`: the rider comes for the requested time, else at once.
 */
export function riderCalledAt(readyBy: Sql, deliveryTime: Sql, paidAt: Sql): Sql {
  return sql`coalesce(${readyBy} - make_interval(mins => ${ARRIVAL_MINUTES}),
    ${deliveryTime} - make_interval(mins => ${LEAD_MINUTES}),
    ${paidAt}::timestamptz)`;
}
