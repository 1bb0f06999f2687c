import { setTimeout as wait } from 'node:timers/promises';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { type Finding, finding } from '../finding.ts';
import type { ManagerPress } from './refunds.ts';

interface Refunded {
  readonly id: string;
  readonly status: string;
  readonly paid: number;
  /** Refunds by a person, without that of a rejected order. */
  readonly requested: number;
  readonly unavailable: number;
  /** Actions of the record that are refunds by a person. */
  readonly events: number;
  readonly marks: number;
  readonly stored: number;
  /** Sum in the provider's record. */
  readonly provided: number;
  /** Refunds that differ from the provider's record by id or amount. */
  readonly mismatches: number;
  readonly open: number;
}

const TIMEOUT = 60_000;
const POLL_INTERVAL = 500;

/**
 * Compares the refunds that managers pressed for with the stored ones and with the record of the
 * payment provider.
 */
export async function checkRefunds(
  db: Db,
  tablet: CounterSdk,
  presses: readonly ManagerPress[],
): Promise<readonly Finding[]> {
  const orders = await readWhenProcessed(db);
  const done = (orderId: string, actions: readonly ManagerPress['action'][]) =>
    presses.filter(
      (press) => press.isDone && press.orderId === orderId && actions.includes(press.action),
    ).length;
  const refundPresses = presses.filter(({ action }) => action !== 'print');
  const acknowledged = refundPresses.filter(({ isDone }) => isDone).length;
  const rejected = orders.filter(({ status }) => status === 'CANCELLED');
  const refunded = orders.filter(({ stored }) => stored > 0);
  const show = (order: Refunded) => JSON.stringify(order);
  return [
    finding(
      `${acknowledged} acknowledged refunds and unavailable lines of ${refundPresses.length} pressed took effect once each`,
      acknowledged === 0
        ? ['there was none']
        : orders
            .filter(({ id, requested, events, unavailable, marks }) => {
              const refunds = done(id, ['refund line', 'refund amount']);
              const isMarked = done(id, ['unavailable']) > 0 ? 1 : 0;
              return (
                refunds !== requested ||
                refunds !== events ||
                isMarked !== marks ||
                unavailable !== isMarked
              );
            })
            .map(show),
    ),
    finding(
      `the provider has each refund of ${refunded.length} orders once, under our id, with its amount`,
      orders.filter(({ mismatches, open }) => mismatches > 0 || open > 0).map(show),
    ),
    finding(
      'the refunds of an order never exceed its payment, and equal the provider’s record',
      orders.filter(({ paid, stored, provided }) => stored > paid || stored !== provided).map(show),
    ),
    finding(
      `${rejected.length} rejected orders are refunded in full`,
      rejected.length === 0
        ? ['there was none']
        : rejected.filter(({ paid, stored }) => stored !== paid).map(show),
    ),
    finding('the tickets of refunded orders show what was refunded and what is left', [
      ...(await differingTickets(tablet, refunded)),
    ]),
  ];
}

/** Reads the orders when no refund is on its way, or after the timeout. */
async function readWhenProcessed(db: Db): Promise<readonly Refunded[]> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const orders = await readRefunded(db);
    if (orders.every(({ open }) => open === 0) || performance.now() > end) return orders;
    await wait(POLL_INTERVAL);
  }
}

function readRefunded(db: Db): Promise<Refunded[]> {
  return db.query<Refunded>(sql`
    select o.id, o.status, p.amount as paid,
      count(r.id) filter (where r.staff_id is not null and r.reason = 'QUALITY')::integer
        as requested,
      count(r.id) filter (where r.reason = 'UNAVAILABLE')::integer as unavailable,
      (select count(*)::integer from staff_events e where e.company_id = o.company_id
        and e.target_id = o.id and e.operation = 'refundOrder') as events,
      (select count(*)::integer from staff_events e where e.company_id = o.company_id
        and e.target_id = o.id and e.operation = 'markLinesUnavailable') as marks,
      coalesce(sum(r.amount), 0)::integer as stored,
      (select coalesce(sum(s.amount), 0)::integer from sandbox_refunds s
        where s.reference = p.id) as provided,
      count(r.id) filter (where not exists (select from sandbox_refunds s
        where s.id = r.id and s.reference = r.payment_id and s.amount = r.amount))::integer
        as mismatches,
      count(r.id) filter (where r.state <> 'refunded')::integer as open
    from orders o
    join payments p on p.company_id = o.company_id and p.order_id = o.id
    left join refunds r on r.company_id = p.company_id and r.payment_id = p.id
    where o.status <> 'MAKING PAYMENT'
    group by o.company_id, o.id, p.company_id, p.id`);
}

/** Reads the tickets of some orders, and returns those that show other sums. */
async function differingTickets(
  tablet: CounterSdk,
  orders: readonly Refunded[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const order of orders.slice(0, 100)) {
    const { refunds } = await tablet.ticket({ path: { id: order.id } });
    const shown = refunds.list.reduce((total, { amount }) => total + amount, 0);
    if (shown === order.stored && refunds.refundable === order.paid - order.stored) continue;
    problems.push(`${JSON.stringify(order)}: shows ${shown}, ${refunds.refundable} left`);
  }
  return problems;
}
