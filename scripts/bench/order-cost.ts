import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { withFreshDatabase } from '../chaos/fresh-database.ts';
import { visitOnce } from '../chaos/guests.ts';
import { clientOf } from '../chaos/retry.ts';
import { chooseOrder } from './demo.ts';
import { type Row, table } from './report.ts';

const WARM_UP = 50;
const ORDERS = 200;
const AT_ONCE = 4;
/** Milliseconds per tick of the kernel's clock, the unit of CPU time in `/proc`. */
const MS_PER_TICK = 10;

interface Cost {
  /** CPU time per order, in ms. */
  readonly app: number;
  readonly database: number;
  /** Peak memory of the server, in MB. */
  readonly memory: number;
}

/**
 * Measures the cost of an order: a guest fills a cart over HTTP, calculates its total, orders twice
 * with one idempotency key, and pays. Runs on the embedded database and, if `DATABASE_URL` is a
 * PostgreSQL server on this machine, there with and without prepared statements. Measures CPU time
 * of the processes, so other load does not change the result. Works on Linux only.
 */
export async function benchOrderCost(): Promise<void> {
  const rows: Row[] = [];
  const add = (name: string, { app, database, memory }: Cost) =>
    rows.push([name, app.toFixed(1), database.toFixed(1), memory.toFixed(0)]);
  add('embedded', await costOn({}));
  const { DATABASE_URL: server } = process.env;
  for (const prepared of server ? ['off', 'on'] : []) {
    const cost = await withFreshDatabase(server ?? '', (env) =>
      costOn({ ...env, PREPARED_STATEMENTS: prepared }),
    );
    add(`PostgreSQL, prepared statements ${prepared}`, cost);
  }
  const columns = ['CPU ms app', 'CPU ms PostgreSQL', 'max MB'];
  console.log(table(`Cost per order, over ${ORDERS} orders, ${AT_ONCE} concurrent`, columns, rows));
}

async function costOn(env: Readonly<Record<string, string>>): Promise<Cost> {
  const product = await startProduct(env);
  try {
    await orderInTurn(product, WARM_UP);
    const before = cpuOf(product);
    await orderInTurn(product, ORDERS);
    const after = cpuOf(product);
    return {
      app: (after.app - before.app) / ORDERS,
      database: (after.database - before.database) / ORDERS,
      memory: memoryOf(product),
    };
  } finally {
    await product.dispose();
  }
}

async function orderInTurn({ port }: Product, count: number): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const sdk = clientOf(url);
  const order = await chooseOrder(sdk, { customer_id: null, guest_id: randomUUID() });
  let begun = 0;
  const next = async () => {
    while (begun < count) {
      begun += 1;
      const { errors: faults } = await visitOnce(url, sdk, order);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Returns the total CPU time of the server and of all PostgreSQL processes, in ms. */
function cpuOf(product: Product) {
  const database = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statOf(pid))
    .filter((stat) => stat?.name === 'postgres');
  return {
    app: statOf(String(product.pid()))?.cpu ?? Number.NaN,
    database: database.reduce((sum, stat) => sum + (stat?.cpu ?? 0), 0),
  };
}

/** Returns name and CPU time (ms) of a process; null if it has ended. */
function statOf(pid: string): { name: string; cpu: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = /\((.*)\)/.exec(text)?.[1] ?? '';
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // User and kernel mode.
    const cpu = (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
    return { name, cpu };
  } catch {
    return null;
  }
}

function memoryOf(product: Product): number {
  const status = readFileSync(`/proc/${product.pid()}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
