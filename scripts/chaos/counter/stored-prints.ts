import type { CounterSdk, PrintJob } from '@claypot/sdk/counter';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { type Finding, finding } from '../finding.ts';
import type { PrintersAtWork } from './printers.ts';
import type { ManagerPress } from './refunds.ts';
import type { Printed } from './star-printer.ts';

interface Ticketed {
  readonly id: string;
  readonly number: string;
  readonly isAccepted: boolean;
  /** Kitchen tickets without DUPLICATE. */
  readonly firsts: readonly PrintJob['state'][];
  readonly duplicates: readonly PrintJob['state'][];
}

/**
 * Compares what the printers have put on paper with the jobs and with the presses of the managers.
 * All leases must have ended.
 */
export async function checkPrints(
  db: Db,
  { tablet, branchId }: { readonly tablet: CounterSdk; readonly branchId: string },
  { papers, powerCuts }: Pick<PrintersAtWork, 'papers' | 'powerCuts'>,
  presses: readonly ManagerPress[],
): Promise<readonly Finding[]> {
  const orders = await readTicketed(db);
  const papersOf = Map.groupBy(papers, ({ orderNumber }) => orderNumber);
  const count = ({ number }: Ticketed, isDuplicate: boolean) =>
    (papersOf.get(number) ?? []).filter((paper) => paper.isDuplicate === isDuplicate).length;
  const asked = (order: Ticketed) =>
    presses.filter(
      ({ orderId, action, isDone }) => isDone && action === 'print' && orderId === order.id,
    ).length;
  const show = (order: Ticketed) =>
    `${JSON.stringify(order)}: ${count(order, false)} on paper, ${count(order, true)} duplicates`;
  const printed = orders.filter(({ firsts }) => firsts.includes('printed'));
  const unconfirmed = orders.filter((order) => statesOf(order).includes('unconfirmed'));
  const jobs = await tablet.printJobList({ body: { branch_id: branchId } });
  const listed = jobs.filter(({ state }) => state === 'unconfirmed').map((job) => job.order_id);
  const duplicates = papers.filter(({ isDuplicate }) => isDuplicate).length;
  return [
    finding(
      `${orders.length} accepted orders have one kitchen ticket each`,
      orders.filter(({ isAccepted, firsts }) => !isAccepted || firsts.length !== 1).map(show),
    ),
    finding(
      `${printed.length} confirmed tickets are on paper once each`,
      printed.length === 0
        ? ['there was none']
        : printed.filter((order) => count(order, false) !== 1).map(show),
    ),
    finding('no ticket is on paper twice, and none of an order that is not accepted', [
      ...orders.filter((order) => count(order, false) > 1).map(show),
      ...unknownPapers(papers, orders),
    ]),
    finding(
      `${duplicates} duplicates are on paper, and only those that a manager asked for`,
      orders
        .filter(
          (order) =>
            count(order, true) > order.duplicates.length || order.duplicates.length > asked(order),
        )
        .map(show),
    ),
    finding(
      `${unconfirmed.length} tickets without a report are shown as unconfirmed`,
      powerCuts === 0
        ? ['the printer never lost power']
        : unconfirmed.filter(({ id }) => !listed.includes(id)).map(show),
    ),
    finding(
      'no job waits or is leased in the end',
      orders
        .filter((order) =>
          statesOf(order).some((state) => state === 'queued' || state === 'leased'),
        )
        .map(show),
    ),
  ];
}

function statesOf({ firsts, duplicates }: Ticketed): readonly PrintJob['state'][] {
  return [...firsts, ...duplicates];
}

function unknownPapers(papers: readonly Printed[], orders: readonly Ticketed[]): string[] {
  const known = new Set(orders.map(({ number }) => number));
  return papers.map(({ orderNumber }) => orderNumber).filter((number) => !known.has(number));
}

function readTicketed(db: Db): Promise<Ticketed[]> {
  return db.query<Ticketed>(sql`
    select o.id, o.sales_order_tx_id as number,
      exists (select from order_status_history h where h.company_id = o.company_id
        and h.order_id = o.id and h.status = 'PREPARING') as "isAccepted",
      array(select j.state from print_jobs j where j.company_id = o.company_id
        and j.order_id = o.id and j.kind = 'kitchen' and not j.is_duplicate) as firsts,
      array(select j.state from print_jobs j where j.company_id = o.company_id
        and j.order_id = o.id and j.kind = 'kitchen' and j.is_duplicate) as duplicates
    from orders o
    where exists (select from print_jobs j
        where j.company_id = o.company_id and j.order_id = o.id)
      or exists (select from order_status_history h where h.company_id = o.company_id
        and h.order_id = o.id and h.status = 'PREPARING')`);
}
