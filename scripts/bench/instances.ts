import { randomUUID } from 'node:crypto';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { withFreshDatabase } from '../chaos/fresh-database.ts';
import { visitOnce } from '../chaos/guests.ts';
import { clientOf } from '../chaos/retry.ts';
import { chooseOrder } from './demo.ts';
import { type Load, measure, SPEED_COLUMNS, speedCells } from './load.ts';
import { type Row, table } from './report.ts';

const LOAD: Load = { calls: 400, atOnce: 8, warmUp: 0 };
/** Warm-up orders at each instance, so that the code is compiled. */
const WARM_UP = 100;
/** Rounds. One and two instances alternate, so that other load affects both. */
const ROUNDS = 3;

/**
 * Compares orders per second of one and of two instances on one PostgreSQL server, `DATABASE_URL`.
 * In each order, a guest fills a cart over HTTP, calculates its total, orders twice with one
 * idempotency key, and pays. Guests, instances and database share the machine, so two instances are
 * faster only with enough cores.
 */
export async function benchInstances(): Promise<void> {
  const { DATABASE_URL: server } = process.env;
  if (!server) {
    console.log('instances: skipped, because DATABASE_URL is not set to a PostgreSQL server');
    return;
  }
  const rows = await withFreshDatabase(server, async (env) => {
    const products = [await startProduct(env), await startProduct(env)];
    try {
      return await compare(products);
    } finally {
      for (const product of products) await product.dispose();
    }
  });
  console.log(table(`Orders of ${LOAD.atOnce} concurrent guests`, SPEED_COLUMNS, rows));
}

async function compare(products: readonly Product[]): Promise<readonly Row[]> {
  const urls = products.map(({ port }) => `http://127.0.0.1:${port}`);
  const one = urls.slice(0, 1);
  for (const url of urls) await orderAt([url], { ...LOAD, calls: WARM_UP });
  const rows: Row[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rows.push([`one instance, round ${round}`, ...speedCells(await orderAt(one, LOAD))]);
    rows.push([`two instances, round ${round}`, ...speedCells(await orderAt(urls, LOAD))]);
  }
  return rows;
}

/** Sends guests to the instances in turn, like a load balancer. */
async function orderAt(urls: readonly string[], load: Load) {
  const guest = { customer_id: null, guest_id: randomUUID() };
  const instances = urls.map((url) => ({ url, sdk: clientOf(url) }));
  const [first] = instances;
  if (first === undefined) throw new Error('No instance to order at');
  const order = await chooseOrder(first.sdk, guest);
  return await measure(async (index) => {
    const { url, sdk } = instances[index % instances.length] ?? first;
    const { errors: faults } = await visitOnce(url, sdk, order);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }, load);
}
