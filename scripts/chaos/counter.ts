import { setTimeout as wait } from 'node:timers/promises';
import { moveJobClock } from '../../apps/api/src/platform/db/testing/job-clock.ts';
import { testServerUrl } from '../../apps/api/src/platform/db/testing/test-server.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { killBeforePrint } from './counter/kill-before-print.ts';
import { openCounter } from './counter/open-counter.ts';
import { letPrintersWork } from './counter/printers.ts';
import { letManagersWork } from './counter/refunds.ts';
import { checkPrints } from './counter/stored-prints.ts';
import { checkRefunds } from './counter/stored-refunds.ts';
import { checkSteps } from './counter/stored-steps.ts';
import { letStaffWork } from './counter/tablets.ts';
import { type Finding, finding, progress } from './finding.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { openStreams } from './guests.ts';
import { startBalancer } from './instances/balancer.ts';
import { checkLedger, UNPAID_WITH_REJECTIONS } from './ledger.ts';
import { withDb } from './with-db.ts';

/** Time of normal service between two kills, in ms. */
const SERVED = 4_000;
const POLL_INTERVAL = 200;
/** Maximum time until every order is over once the guests have left, in ms. */
const TIMEOUT = 180_000;
const GUESTS_AT_ONCE = 4;
/** Each instance is killed at least once. */
const MIN_KILLS = 2;
/** Longer than a lease of a print job or refund, and than a job of a killed instance, in s. */
const LEASES_END = 180;
/** Time in which the printers poll after the last lease, in ms. */
const LAST_POLLS = 2_000;

export interface CounterSize {
  readonly tablets: number;
  readonly orders: number;
}

/**
 * Runs two instances on one PostgreSQL, which are killed in turn. Guests order, and tablets of one
 * branch accept, move, recall, reject and refund the same orders, each press sent twice. Two
 * printers print the tickets.
 */
export async function counter({ tablets, orders }: CounterSize): Promise<readonly Finding[]> {
  return withFreshDatabase(await testServerUrl(), async (env) => {
    const products: Product[] = [];
    try {
      for (let count = 0; count < 2; count += 1) products.push(await startProduct(env));
      const balancer = await startBalancer(products.map(({ port }) => port));
      return await serve(balancer.url, env, products, { tablets, orders }).finally(balancer.stop);
    } finally {
      for (const product of products) await product.dispose();
    }
  });
}

async function serve(
  url: string,
  env: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  products: readonly Product[],
  { tablets, orders }: CounterSize,
): Promise<readonly Finding[]> {
  const place = await openCounter(url, env, tablets);
  const printers = letPrintersWork(url, place);
  const staff = letStaffWork(place);
  const managers = letManagersWork(place);
  const guests = await openStreams(url, { atOnce: GUESTS_AT_ONCE, ordersTwoDishes: true });
  const paid = () => guests.visits.filter((visit) => visit.paid).length;
  const kills = await killInTurn(products, () => paid() >= orders);
  await guests.leave();
  progress(`${paid()} orders are paid`);
  const isOver = await within(TIMEOUT, staff.isIdle);
  await staff.leave();
  await managers.leave();
  await endLeases(products, env.DATABASE_URL);
  await wait(LAST_POLLS);
  await printers.leave();
  const [tablet] = place.tablets;
  if (tablet === undefined) throw new Error('No tablet');
  return [
    finding(`${kills} kills while ${tablets} tablets moved ${paid()} orders`, []),
    finding('every order was over in the end', isOver ? [] : ['the board is not empty']),
    finding('every tablet and printer got answers that make sense', [
      ...staff.errors,
      ...managers.errors,
      ...printers.errors,
    ]),
    ...(await checkLedger(url, guests.visits, UNPAID_WITH_REJECTIONS)),
    ...(await withDb(env.DATABASE_URL, async (db) => [
      ...(await checkSteps(db, staff.presses)),
      ...(await checkRefunds(db, tablet, managers.presses)),
      ...(await checkPrints(db, { tablet, branchId: place.branchId }, printers, managers.presses)),
    ])),
    ...(await killBeforePrint(url, place, products)),
  ];
}

/** Moves the clocks of the instances and of the jobs beyond the leases of killed instances. */
async function endLeases(products: readonly Product[], databaseUrl: string): Promise<void> {
  await moveJobClock(databaseUrl, LEASES_END);
  for (const product of products) await product.advanceClock(LEASES_END);
}

/** Kills and restarts the instances in turn until the end; returns how often. */
async function killInTurn(products: readonly Product[], isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (kills < MIN_KILLS || !isOver()) {
    await wait(SERVED);
    const product = products[kills % products.length];
    await product?.kill();
    await product?.start();
    kills += 1;
  }
  return kills;
}

/** Returns true as soon as the condition holds, and false if it does not within the timeout (ms). */
async function within(timeout: number, holds: () => boolean): Promise<boolean> {
  const end = performance.now() + timeout;
  while (performance.now() < end) {
    if (holds()) return true;
    await wait(POLL_INTERVAL);
  }
  return false;
}
