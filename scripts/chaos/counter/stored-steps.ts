import { mayFollow, type OrderStatus } from '@claypot/domain/order-steps';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { type Finding, finding } from '../finding.ts';
import type { Press } from './tablets.ts';

interface Order {
  readonly id: string;
  readonly status: OrderStatus;
  readonly history: readonly OrderStatus[];
  readonly events: number;
}

/** Compares the presses of the staff with what the database has stored. */
export async function checkSteps(db: Db, presses: readonly Press[]): Promise<readonly Finding[]> {
  const orders = await readOrders(db);
  const done = presses.filter(({ isDone }) => isDone);
  const counts = Map.groupBy(done, ({ orderId }) => orderId);
  return [
    finding(`${orders.length} orders changed their status as the table of steps allows`, [
      ...orders.filter(({ history }) => !isAllowed(history)).map(historyOf),
    ]),
    finding(
      `${done.length} acknowledged presses of ${presses.length} took effect once each`,
      done.length === 0
        ? ['there was none']
        : orders
            .filter(({ id, events }) => events !== (counts.get(id)?.length ?? 0))
            .map((order) => `${historyOf(order)}: ${order.events} events`),
    ),
  ];
}

function readOrders(db: Db): Promise<Order[]> {
  return db.query<Order>(sql`
    select o.id, o.status,
      (select coalesce(json_agg(h.status order by h.position), '[]') from order_status_history h
        where h.company_id = o.company_id and h.order_id = o.id) history,
      (select count(*)::integer from staff_events e
        where e.company_id = o.company_id and e.target_id = o.id
          and (e.operation like 'takeStep.%' or e.operation = 'rejectOrder')
          and e.staff_id is not null) events
    from orders o where o.status <> 'MAKING PAYMENT'`);
}

function isAllowed(history: readonly OrderStatus[]): boolean {
  return history.slice(1).every((status, index) => {
    const before = history[index];
    return before !== undefined && mayFollow(before, status);
  });
}

function historyOf({ id, status, history }: Order): string {
  return `${id} ${status} after ${history.join(' → ')}`;
}
