import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { systemRandom } from '../../apps/api/src/shared/random.ts';
import type { Step } from '../../apps/api/src/testing/db/growing-steps.ts';
import { type Stored, store } from '../../apps/api/src/testing/db/stored.ts';
import { growingSteps } from './growth-operations.ts';
import { figure, quantile, type Row, ratio, table } from './report.ts';
import { openDemoDb, openRestaurant, openServerDb } from './restaurant.ts';

const CALLS = 100;
const WARM_UP = 10;
/**
 * Quantile of the call durations that is compared. Other load only makes calls slower, so fast
 * calls show the operation's own duration best.
 */
const SHARE = 0.25;
/** Maximum ratio of the durations with much and with little stored data. */
const TARGET = 1.2;
/** Ignored difference, in ms. */
const NOISE = 0.1;

const FEW: Stored = { orders: 1_000, members: 100, ofRegular: 5_000 };
const MANY: Stored = { orders: 1_000_000, members: 100_000, ofRegular: 5_000 };
/** Size that the embedded database is meant for. */
const MANY_EMBEDDED: Stored = { orders: 200_000, members: 20_000, ofRegular: 5_000 };

/**
 * Compares the operations with few and with many stored orders and members, on the PostgreSQL
 * server of `DATABASE_URL` if set, and on the embedded database.
 */
export async function benchGrowth(): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  if (url) await benchOn('PostgreSQL', MANY, () => openServerDb(url));
  else
    console.log(
      'Skipped the run with a million orders: DATABASE_URL is not set to a PostgreSQL server.',
    );
  await benchOn('the embedded database', MANY_EMBEDDED, openDemoDb);
}

async function benchOn(name: string, many: Stored, open: () => Promise<Db>): Promise<void> {
  const small = await open();
  const large = await open();
  try {
    await store(small, FEW);
    const start = performance.now();
    await store(large, many);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`Stored ${written(many)} in ${name} in ${seconds} s.`);
    const steps = await growingSteps(openRestaurant(small, { random: systemRandom }));
    const grown = await growingSteps(openRestaurant(large, { random: systemRandom }));
    const rows: Row[] = [];
    for (const [index, step] of steps.entries()) {
      const same = grown[index];
      if (same !== undefined) rows.push(toRow(step.name, await measureBoth(step, same)));
    }
    const columns = [written(FEW), written(many), 'ratio', `target ${TARGET}×`];
    console.log(
      table(
        `Lower quartile of ${CALLS} sequential in-process calls on ${name}, in ms`,
        columns,
        rows,
      ),
    );
  } finally {
    await small.close();
    await large.close();
  }
}

function written({ members, orders }: Stored): string {
  return `${orders.toLocaleString('en')} orders, ${members.toLocaleString('en')} members`;
}

interface Both {
  readonly few: number;
  readonly many: number;
}

/** Alternates the calls, so that other load affects both alike. */
async function measureBoth(few: Step, many: Step): Promise<Both> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const ofFew = await take(few, call);
    const ofMany = await take(many, call);
    if (call < WARM_UP) continue;
    times.few.push(ofFew);
    times.many.push(ofMany);
  }
  return { few: quantile(times.few, SHARE), many: quantile(times.many, SHARE) };
}

let guests = 1_000;

async function take({ before, call }: Step, index: number): Promise<number> {
  const guest = guests + index;
  guests += 1_000;
  await before?.(guest);
  const start = performance.now();
  await call(guest);
  return performance.now() - start;
}

function toRow(name: string, { few, many }: Both): Row {
  const isWithin = many <= few * TARGET + NOISE;
  return [name, figure(few), figure(many), ratio(many, few), isWithin ? 'within' : 'MISSED'];
}
