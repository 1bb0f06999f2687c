import { Hono } from 'hono';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { systemRandom } from '../../apps/api/src/shared/random.ts';
import { guestOf } from './demo.ts';
import { benchGrowth } from './growth.ts';
import { type Load, measure, SPEED_COLUMNS, type Speed, speedCells } from './load.ts';
import { benchMillion } from './million.ts';
import { type Operation, orderingOperations, requestOf } from './operations.ts';
import { record, replay } from './recording.ts';
import { type Row, ratio, table } from './report.ts';
import { openDemoDb, openRestaurant, type Restaurant } from './restaurant.ts';

const LOAD: Load = { calls: 200, atOnce: 4, warmUp: 20 };
const COLUMNS = [...SPEED_COLUMNS, '× its SQL', '× bare Hono'];

/**
 * Measures the server's operations in process: compared with their SQL alone and with an empty
 * handler, with growing data, and those of the counter with a million orders.
 */
export async function benchServer(): Promise<void> {
  await benchOperations();
  await benchGrowth();
  await benchMillion();
}

async function benchOperations(): Promise<void> {
  const db = await openDemoDb();
  try {
    const restaurant = openRestaurant(db, { random: systemRandom });
    const operations = await orderingOperations(restaurant.sdk);
    const bare = await measureBare();
    const rows: Row[] = [['bare Hono handler', ...speedCells(bare), '', '1.00×']];
    for (const operation of operations) {
      const sqlOnly = await measureSql(db, operation);
      const complete = await measureOperation(restaurant, operation);
      rows.push(toRow(operation.name, complete, sqlOnly, bare), [
        '  SQL only',
        ...speedCells(sqlOnly),
        '1.00×',
        '',
      ]);
    }
    const title = `Server in process, embedded database, ${LOAD.atOnce} concurrent calls, each by a different guest`;
    console.log(table(title, COLUMNS, rows));
    console.log(
      'The SQL-only rows roll back writes and therefore do not wait for the disk. × compares p50.',
    );
  } finally {
    await db.close();
  }
}

function toRow(name: string, complete: Speed, sqlOnly: Speed, bare: Speed): Row {
  return [
    name,
    ...speedCells(complete),
    ratio(complete.p50, sqlOnly.p50),
    ratio(complete.p50, bare.p50),
  ];
}

let guests = 1;

/** Prepares a new guest for each call, and returns their requests. */
async function makeReady({ sdk }: Restaurant, operation: Operation): Promise<Request[]> {
  const requests: Request[] = [];
  for (let count = 0; count < LOAD.warmUp + LOAD.calls; count += 1) {
    const guest = guestOf(guests++);
    await operation.before?.(sdk, guest);
    requests.push(await requestOf((client) => operation.call(client, guest)));
  }
  return requests;
}

async function measureOperation(restaurant: Restaurant, operation: Operation): Promise<Speed> {
  const requests = await makeReady(restaurant, operation);
  return measure(async (index) => {
    const response = await restaurant.fetch(at(requests, index));
    const text = await response.text();
    if (!response.ok) throw new Error(`${operation.name} failed: ${text}`);
  }, LOAD);
}

async function measureSql(db: Db, { before, call }: Operation): Promise<Speed> {
  const guest = guestOf(guests++);
  await before?.(openRestaurant(db, { random: systemRandom }).sdk, guest);
  const recording = await record(db, (watched) =>
    call(openRestaurant(watched, { random: systemRandom }).sdk, guest),
  );
  return measure(() => replay(db, recording), LOAD);
}

async function measureBare(): Promise<Speed> {
  const app = new Hono().post('*', async (context) =>
    context.json({ msgCode: 'OK', msg: '', data: await context.req.json() }),
  );
  const requests = await Promise.all(
    Array.from({ length: LOAD.warmUp + LOAD.calls }, (_, index) =>
      requestOf((sdk) => sdk.cartLoad({ body: guestOf(index) })),
    ),
  );
  return measure(async (index) => {
    const response = await app.fetch(at(requests, index));
    await response.text();
  }, LOAD);
}

function at(requests: readonly Request[], index: number): Request {
  const request = requests[index];
  if (request === undefined) throw new Error('More calls than prepared requests');
  return request;
}
