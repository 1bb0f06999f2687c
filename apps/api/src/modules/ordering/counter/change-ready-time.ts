import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { customerTime } from '../../kitchen/index.ts';
import { notify } from '../../notifications/index.ts';
import { moveOrderByStaff } from '../capacity/staff-time.ts';
import type { CounterOrder } from './board-reads.ts';
import { movedMeanwhile, orderMoved } from './take-step.ts';

interface Moved {
  readonly id: string;
  readonly company_id: string;
  readonly branch_id: string;
  readonly ready_by: Temporal.Instant;
  readonly customer_id: string | null;
  readonly food_quarter: Temporal.Instant | null;
}

/**
 * Moves the time at which the food has to be ready, and notifies a member of the new time. A time that
 * has passed is counted from now. The order then counts in the quarter of an hour of its new time.
 * @param zone IANA time zone of the company.
 * @returns the new time.
 * @throws ApiError `ORDER_MOVED` unless the kitchen has the order.
 */
export async function changeReadyTime(
  tx: Transaction,
  zone: string,
  { id, status, method, number }: CounterOrder,
  addMinutes: number,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  if (status !== 'PREPARING') throw orderMoved(status);
  const moved = await tx.one<Moved>(sql`
    update orders set
      ready_by = greatest(coalesce(ready_by, ${now}), ${now}) + make_interval(mins => ${addMinutes})
    where id = ${id} and status = 'PREPARING'
    returning id, company_id, branch_id, ready_by, customer_id, food_quarter`);
  if (moved === null) throw await movedMeanwhile(tx, id);
  const { ready_by: readyBy, customer_id: memberId } = moved;
  await moveOrderByStaff(tx, moved, readyBy);
  if (memberId === null) return readyBy;
  const isDelivery = method === 'delivery';
  const expected = customerTime(method, readyBy);
  const time = expected.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const message = isDelivery
    ? {
        en: `Order ${number} takes a little longer. It arrives about ${time}.`,
        zh_CN: `订单 ${number} 需要多一点时间，预计 ${time} 送达。`,
      }
    : {
        en: `Order ${number} takes a little longer. It is ready about ${time}.`,
        zh_CN: `订单 ${number} 需要多一点时间，预计 ${time} 备好。`,
      };
  const about = { kind: 'order', id } as const;
  await notify(
    tx,
    memberId,
    { id: `later-${id}-${readyBy.epochMilliseconds}`, message, about },
    now,
  );
  return readyBy;
}
