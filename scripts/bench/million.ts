import type { CounterSdk } from '@claypot/sdk/counter';
import { storeMissingTotals } from '../../apps/api/src/modules/reports/index.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { systemRandom } from '../../apps/api/src/shared/random.ts';
import { measure } from './load.ts';
import { STORED, storeMillionOrders } from './million-orders.ts';
import { figure, type Row, table } from './report.ts';
import { openDemoDb, openRestaurant, type Restaurant } from './restaurant.ts';
import { signInOwner } from './sign-in-owner.ts';

/** Maximum of the 99th percentile, in ms. */
const TARGET = 300;
const LOAD = { calls: 30, atOnce: 1, warmUp: 3 };

/** Days of the report and the day after which it is made, which is today. */
const LAST_90 = { first_day: '2026-08-24', last_day: '2026-11-21' };
const LAST_YEAR = { first_day: '2025-11-21', last_day: '2026-11-21' };

/** Measures the counter's screens with a million orders and a million actions of staff. */
export async function benchMillion(): Promise<void> {
  const db = await openDemoDb();
  try {
    let start = performance.now();
    await storeMillionOrders(db);
    console.log(`Stored ${STORED.orders.toLocaleString('en')} orders in ${seconds(start)}.`);
    const restaurant = openRestaurant(db, { random: systemRandom });
    const sdk = await signInOwner(restaurant);
    start = performance.now();
    while (await storeMissingTotals(db, restaurant.clock.now()));
    console.log(`Stored the totals of two years in ${seconds(start)}.`);
    const rows: Row[] = [];
    for (const [name, call] of await operations(restaurant, sdk)) {
      const { p50, p99 } = await measure(call, LOAD);
      rows.push([name, figure(p50), figure(p99), p99 <= TARGET ? 'within' : 'MISSED']);
    }
    const title = `Counter with a million orders and actions, embedded database, ${LOAD.calls} sequential in-process calls, in ms`;
    console.log(table(title, ['p50', 'p99', `target ${TARGET}`], rows));
  } finally {
    await db.close();
  }
}

function seconds(start: number): string {
  return `${figure((performance.now() - start) / 1000)} s`;
}

type Operation = readonly [name: string, call: () => Promise<unknown>];

const ALL_EVENTS = {
  branch_id: null,
  staff_id: null,
  target_id: null,
  before: null,
};

async function operations({ db }: Restaurant, sdk: CounterSdk): Promise<readonly Operation[]> {
  const branch = await db.one<{ id: string }>(
    sql`select id from branches where not retired order by id limit 1`,
  );
  const branch_id = branch?.id ?? '';
  const events = (filters: object): (() => Promise<unknown>) => {
    return () => sdk.eventList({ body: { ...ALL_EVENTS, ...filters } });
  };
  const report = (body: object): (() => Promise<unknown>) => {
    return () => sdk.salesReport({ body: { branch_ids: null, range: null, ...LAST_90, ...body } });
  };
  return [
    ['board', () => sdk.board({ body: { branch_id } })],
    ['day close: figures of the day', () => sdk.dayState({ body: { branch_id } })],
    ['search by number', () => sdk.searchOrders({ body: { branch_id, query: 'S-00500000' } })],
    ['search by name', () => sdk.searchOrders({ body: { branch_id, query: 'Aisyah' } })],
    ['record: newest', events({})],
    ['record: of a person, a year ago', events({ staff_id: 'stored-7', last_day: '2025-11-21' })],
    [
      'record: rejections of a branch in a month',
      events({
        branch_id,
        operation: 'rejectOrder',
        first_day: '2026-03-01',
        last_day: '2026-03-31',
      }),
    ],
    [
      'record: approver and action',
      events({ approver_id: 'stored-1', operation: 'signInWithPin' }),
    ],
    ['record: by number', events({ number: 'S-00500000' })],
    ['record: choices', () => sdk.eventChoices({})],
    ['report: 90 days of all branches', report({})],
    ['report: 90 days of a branch', report({ branch_ids: [branch_id] })],
    ['report: today', report({ first_day: LAST_90.last_day })],
    ['report: a year of all branches', report(LAST_YEAR)],
  ];
}
