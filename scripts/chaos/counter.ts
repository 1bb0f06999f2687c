import { setTimeout as wait } from 'node:timers/promises';
import { testServerUrl } from '../../apps/api/src/platform/db/testing/test-server.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { openCounter } from './counter/open-counter.ts';
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

export interface CounterSize {
  readonly tablets: number;
  readonly orders: number;
}

/**
 * Runs two instances on one PostgreSQL, which are killed in turn. Guests order, and tablets of one
 * branch move, recall and reject the same orders, each press sent twice.
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
  const staff = letStaffWork(place);
  const guests = await openStreams(url, { atOnce: GUESTS_AT_ONCE });
  const paid = () => guests.visits.filter((visit) => visit.paid).length;
  const kills = await killInTurn(products, () => paid() >= orders);
  await guests.leave();
  progress(`${paid()} orders are paid`);
  const isOver = await within(TIMEOUT, staff.isIdle);
  await staff.leave();
  return [
    finding(`${kills} kills while ${tablets} tablets moved ${paid()} orders`, []),
    finding('every order was over in the end', isOver ? [] : ['the board is not empty']),
    finding('every tablet got answers that make sense', staff.errors),
    ...(await checkLedger(url, guests.visits, UNPAID_WITH_REJECTIONS)),
    ...(await withDb(env.DATABASE_URL, (db) => checkSteps(db, staff.presses))),
  ];
}

/** Kills and restarts the instances in turn until the end; returns how often. */
async function killInTurn(products: readonly Product[], isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (!isOver()) {
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
