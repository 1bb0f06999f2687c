import { setTimeout as wait } from 'node:timers/promises';
import type { Sdk } from '@claypot/sdk';
import { type Finding, finding } from './finding.ts';
import type { Visit } from './guests.ts';
import { clientOf } from './retry.ts';

const UNPAID = ['MAKING PAYMENT', 'CANCELLED'];
/** Statuses of unpaid orders where staff reject paid ones. */
export const UNPAID_WITH_REJECTIONS = ['MAKING PAYMENT'];
/** Time to wait for a payment notification, in ms; it may arrive after the customer returns. */
const WORD = 15_000;
const POLL_INTERVAL = 500;

/** Visit with the orders the server has stored for it. */
interface Entry {
  readonly visit: Visit;
  readonly orders: Awaited<ReturnType<Sdk['orderList']>>;
  readonly ofKey: string | undefined;
}

/**
 * Compares the responses to guests with the data the server has stored.
 *
 * @param unpaid statuses that an acknowledged payment must not leave an order in
 */
export async function checkLedger(
  url: string,
  visits: readonly Visit[],
  unpaid: readonly string[] = UNPAID,
): Promise<readonly Finding[]> {
  const sdk = clientOf(url);
  const entries: Entry[] = [];
  const end = performance.now() + WORD;
  for (const visit of visits) {
    let entry = await readEntry(sdk, visit);
    while (isUnpaid(entry, unpaid) && performance.now() < end) {
      await wait(POLL_INTERVAL);
      entry = await readEntry(sdk, visit);
    }
    entries.push(entry);
  }
  const numbers = entries.flatMap(({ orders }) => orders.map((order) => order.sales_order_tx_id));
  const acknowledgedCount = visits.filter(({ acknowledged }) => acknowledged.length > 0).length;
  const payments = visits.filter(({ paid }) => paid).length;
  return [
    finding(
      `${acknowledgedCount} acknowledged orders are all there`,
      acknowledgedCount === 0 ? ['there was none'] : entries.filter(isLost).map(describe),
    ),
    finding(`${visits.length} keys created ${numbers.length} orders, at most one per key`, [
      ...entries.filter(({ orders }) => orders.length > 1).map(describe),
      ...numbers.filter((number, index) => numbers.indexOf(number) < index),
    ]),
    finding(
      `the database has all ${payments} acknowledged payments`,
      entries.filter((entry) => isUnpaid(entry, unpaid)).map(describe),
    ),
    finding(
      'every guest got answers that make sense',
      visits.flatMap(({ errors: faults }) => faults),
    ),
  ];
}

async function readEntry(sdk: Sdk, visit: Visit): Promise<Entry> {
  const { guest, key } = visit;
  const orders = await sdk.orderList({ body: guest });
  const { order } = await sdk.cartOrderOutcome({ body: { ...guest, idempotency_key: key } });
  return { visit, orders, ofKey: order?.id };
}

function isLost({ visit, orders, ofKey }: Entry): boolean {
  return visit.acknowledged.some((id) => id !== ofKey || id !== orders[0]?.id);
}

function isUnpaid({ visit, orders }: Entry, unpaid: readonly string[]): boolean {
  return visit.paid && orders.some(({ status }) => unpaid.includes(status));
}

function describe({ visit, orders }: Entry): string {
  const stored = orders.map(({ id, status }) => `${id} ${status}`).join(', ') || 'nothing';
  return `key ${visit.key}: acknowledged ${visit.acknowledged.join(', ')}; stored ${stored}`;
}
