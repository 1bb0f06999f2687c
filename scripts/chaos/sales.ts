import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { testServerUrl } from '../../apps/api/src/platform/db/testing/test-server.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { chooseOrder } from '../bench/demo.ts';
import { openCounter } from './counter/open-counter.ts';
import { type Finding, finding, progress } from './finding.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { startBalancer } from './instances/balancer.ts';
import { clientOf } from './retry.ts';
import { letCashiersWork } from './sales/cashiers.ts';
import { prepareSales } from './sales/prepare-sales.ts';
import { checkSales } from './sales/stored-sales.ts';
import { withDb } from './with-db.ts';

/** Time of normal service between two kills, in ms. */
const SERVED = 4_000;

export interface SalesSize {
  readonly tablets: number;
  readonly kills: number;
}

/**
 * Runs two instances on one PostgreSQL, which are killed in turn, while the tablets of one branch
 * open, pay, split, void and refund bills.
 */
export async function sales(size: SalesSize): Promise<readonly Finding[]> {
  return withFreshDatabase(await testServerUrl(), async (env) => {
    const products: Product[] = [];
    try {
      for (let count = 0; count < 2; count += 1) products.push(await startProduct(env));
      const balancer = await startBalancer(products.map(({ port }) => port));
      return await serve(balancer.url, env, products, size).finally(balancer.stop);
    } finally {
      for (const product of products) await product.dispose();
    }
  });
}

async function serve(
  url: string,
  env: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
  products: readonly Product[],
  { tablets: count, kills }: SalesSize,
): Promise<readonly Finding[]> {
  const guest = { customer_id: null, guest_id: randomUUID() };
  const { branch, company } = await chooseOrder(clientOf(url), guest);
  return withDb(env.DATABASE_URL, async (db) => {
    const menu = await prepareSales(db, company.id, branch.id);
    // The instances have the menu before the change in their caches.
    for (const product of products) {
      await product.stop();
      await product.start();
    }
    const { tablets } = await openCounter(url, env, count);
    const cashiers = letCashiersWork(
      { url, company: company.id, branchId: branch.id, db, menu },
      tablets,
    );
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(SERVED);
      const product = products[kill % products.length];
      await product?.kill();
      await product?.start();
    }
    await cashiers.leave();
    progress(`${cashiers.steps()} steps of sales`);
    const [tablet] = tablets;
    if (tablet === undefined) throw new Error('No tablet');
    return [
      finding(
        `${kills} kills while ${count} tablets took ${cashiers.steps()} steps of sales`,
        cashiers.receipts() > 0 ? [] : ['no bill was paid'],
      ),
      finding('wallets, points, vouchers and bills are as the oracle says', cashiers.errors),
      ...(await checkSales(db, tablet, branch.id, cashiers)),
    ];
  });
}
