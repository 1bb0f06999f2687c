import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notify } from '../../notifications/index.ts';
import { DRIVE_MINUTES } from '../orders/call-rider.ts';
import type { CounterOrder } from './board-reads.ts';
import { movedMeanwhile, orderMoved } from './take-step.ts';

/**
 * Moves the time at which the food has to be ready, and notifies a member of the new time. A time that
 * has passed is counted from now.
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
  const moved = await tx.one<{ ready_by: Temporal.Instant; customer_id: string | null }>(sql`
    update orders set
      ready_by = greatest(coalesce(ready_by, ${now}), ${now}) + make_interval(mins => ${addMinutes})
    where id = ${id} and status = 'PREPARING'
    returning ready_by, customer_id`);
  if (moved === null) throw await movedMeanwhile(tx, id);
  const { ready_by: readyBy, customer_id: memberId } = moved;
  if (memberId === null) return readyBy;
  const isDelivery = method === 'delivery';
  const expected = isDelivery ? readyBy.add({ minutes: DRIVE_MINUTES }) : readyBy;
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
