import { codeOf } from '@claypot/sdk/counter';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  STAFF_PASSWORD,
} from '../../../testing/counter.ts';
import { placeOrder } from '../../../testing/ordering.ts';
import { at, NOON, openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../../../testing/seed/seed.ts';

let restaurant: Restaurant;
let office: CounterClient;

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await seedCompany(db, 'demo');
    await seedCompany(db, 'other');
  });
  await restaurant.prepare(async () => {
    await addStaff(restaurant, { id: 'boss', role: 'owner', phone: '+60129998887' });
    await addStaff(restaurant, { id: 'mei', role: 'manager', branches: [SS2] });
    await addStaff(restaurant, { id: 'ravi', role: 'cashier', branches: [SS2] });
    for (const [id, branch, revoked] of [
      ['pass', SS2, null],
      ['gone', KLANG, NOON],
    ] as const) {
      await restaurant.db.execute(sql`
        insert into staff_devices
          (company_id, id, branch_id, name, token_hash, paired_by, paired_at, used_at, revoked_at)
        values ('demo', ${id}, ${branch}, ${`Device ${id}`}, ${id === 'pass' ? 'a'.repeat(64) : 'b'.repeat(64)},
          'boss', ${NOON}, ${NOON}, ${revoked})`);
    }
    office = counterClient(restaurant);
    await office.sdk.signIn({
      body: { login: '0129998887', password: STAFF_PASSWORD, code: null },
    });
  });
});
afterAll(() => restaurant.close());

beforeEach(() => restaurant.reset());

interface NewEvent {
  readonly company_id: string;
  readonly at: Temporal.Instant;
  readonly staff_id: string | null;
  readonly approver_id: string | null;
  readonly device_id: string | null;
  readonly branch_id: string | null;
  readonly operation: string;
  readonly target_id: string | null;
}

const anEvent = (fields: Partial<NewEvent> = {}): NewEvent => ({
  company_id: 'demo',
  at: NOON,
  staff_id: 'ravi',
  approver_id: null,
  device_id: 'pass',
  branch_id: SS2,
  operation: 'rejectOrder',
  target_id: null,
  ...fields,
});

/** Stores an event and returns its id. */
async function store(fields: Partial<NewEvent> = {}): Promise<string> {
  const event = anEvent(fields);
  const row = await restaurant.db.one<{ id: string }>(sql`
    insert into staff_events
      (company_id, at, staff_id, approver_id, device_id, branch_id, operation, target_id, changes)
    values (${event.company_id}, ${event.at}, ${event.staff_id}, ${event.approver_id},
      ${event.device_id}, ${event.branch_id}, ${event.operation}, ${event.target_id}, '[]')
    returning position::text as id`);
  return row?.id ?? '';
}

type Filters = Parameters<CounterClient['sdk']['exportEvents']>[0]['body'];

const ALL: Filters = {
  branch_id: null,
  staff_id: null,
  approver_id: null,
  device_id: null,
  operation: null,
  target_id: null,
  number: null,
  first_day: null,
  last_day: null,
};

const list = (filters: Partial<Filters> = {}, before: string | null = null) =>
  office.sdk.eventList({ body: { ...ALL, ...filters, before } });

const idsOf = async (filters: Partial<Filters>) => (await list(filters)).events.map(({ id }) => id);

const codeFrom = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error: unknown) => codeOf(error),
  );

describe('eventList', () => {
  test('returns the ids of the people and the device, and what was changed', async () => {
    const order = await placeOrder(restaurant);
    await store({ approver_id: 'mei', target_id: order.id });
    await store({ operation: 'updateStaff', target_id: 'mei' });
    await store({ operation: 'revokeDevice', target_id: 'gone' });
    await store({ operation: 'setBusy', target_id: SS2 });
    const { events } = await list({ staff_id: 'ravi' });
    expect(events.map(({ target }) => target)).toEqual([
      null,
      { kind: 'device', name: 'Device gone' },
      { kind: 'person', name: 'Staff mei' },
      { kind: 'order', name: expect.stringMatching(/^CP-/) },
    ]);
    expect(events.at(-1)).toMatchObject({
      staff_id: 'ravi',
      staff_name: 'Staff ravi',
      approver_id: 'mei',
      approver_name: 'Staff mei',
      device_id: 'pass',
      device_name: 'Device pass',
      branch_id: SS2,
    });
  });

  test('filters by each field', async () => {
    const wanted = await store({
      at: at('2026-11-20T09:00'),
      staff_id: 'mei',
      approver_id: 'boss',
      device_id: 'gone',
      branch_id: KLANG,
      operation: 'refundOrder',
      target_id: 'a-target',
    });
    await store();
    const filters: Partial<Filters>[] = [
      { branch_id: KLANG },
      { staff_id: 'mei' },
      { approver_id: 'boss' },
      { device_id: 'gone' },
      { operation: 'refundOrder' },
      { target_id: 'a-target' },
      { last_day: '2026-11-20' },
    ];
    for (const filter of filters)
      expect(await idsOf(filter), JSON.stringify(filter)).toEqual([wanted]);
    expect(await idsOf(Object.assign({}, ...filters))).toEqual([wanted]);
    expect(await idsOf({ staff_id: 'mei', branch_id: SS2 })).toEqual([]);
  });

  test('finds an order by its number in small letters, and nothing by an unknown number', async () => {
    const order = await placeOrder(restaurant);
    const id = await store({ target_id: order.id });
    await store();
    const [event] = (await list({ target_id: order.id })).events;
    expect(await idsOf({ number: ` ${event?.target?.name.toLowerCase()}` })).toEqual([id]);
    expect(await idsOf({ number: 'CP-261121-000000' })).toEqual([]);
  });

  test('days begin at midnight in the zone of the company', async () => {
    const times = [
      '2026-11-19T23:59:59',
      '2026-11-20T00:00',
      '2026-11-20T23:59:59',
      '2026-11-21T00:00',
    ];
    const ids: string[] = [];
    for (const time of times) ids.push(await store({ at: at(time), operation: 'setBusy' }));
    const onDay = await idsOf({
      operation: 'setBusy',
      first_day: '2026-11-20',
      last_day: '2026-11-20',
    });
    expect(onDay).toEqual([ids[2], ids[1]]);
    expect(await codeFrom(list({ first_day: '2026-11-21', last_day: '2026-11-20' }))).toBe(
      'INVALID_REQUEST',
    );
  });

  test('shows each event once, newest first, for each order of commits and each page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('ravi', 'mei')), {
          minLength: 90,
          maxLength: 250,
        }),
        async (events) => {
          await restaurant.db.execute(sql`
            insert into staff_events (company_id, at, staff_id, operation, changes)
            select 'demo', ${NOON}::timestamptz + (m || ' minutes')::interval, s, 'setPause', '[]'
            from unnest(${events.map(([minute]) => minute)}::int[], ${events.map(([, id]) => id)}::text[])
              with ordinality as e (m, s, n) order by n`);
          const stored = await restaurant.db.query<{ id: string }>(sql`
            select position::text as id from staff_events
            where staff_id = 'mei' and operation = 'setPause' order by at desc, position desc`);
          const seen: string[] = [];
          let before: string | null = null;
          do {
            const page: Awaited<ReturnType<typeof list>> = await list(
              { staff_id: 'mei', operation: 'setPause' },
              before,
            );
            seen.push(...page.events.map(({ id }) => id));
            before = page.next;
          } while (before !== null);
          expect(seen).toEqual(stored.map(({ id }) => id));
        },
      ),
      { numRuns: 4, seed: 35 },
    );
  });

  test('rejects a cursor of another company', async () => {
    await addStaff(restaurant, { id: 'far', role: 'owner', company: 'other' });
    const id = await store({
      company_id: 'other',
      staff_id: null,
      device_id: null,
      branch_id: null,
    });
    expect(await codeFrom(list({}, id))).toBe('INVALID_REQUEST');
  });
});

test('eventChoices returns people, devices and actions of the own company', async () => {
  await addStaff(restaurant, { id: 'far', role: 'owner', company: 'other' });
  await restaurant.db.execute(sql`update staff set is_active = false where id = 'ravi'`);
  await store();
  await store({ operation: 'takeStep.ready' });
  await store({
    company_id: 'other',
    operation: 'refundOrder',
    staff_id: 'far',
    device_id: null,
    branch_id: null,
  });
  expect(await office.sdk.eventChoices({})).toEqual({
    branches: expect.arrayContaining([{ id: SS2, branch_name: expect.any(String) }]),
    people: [
      { id: 'boss', name: 'Staff boss', is_active: true },
      { id: 'mei', name: 'Staff mei', is_active: true },
      { id: 'ravi', name: 'Staff ravi', is_active: false },
    ],
    devices: [
      { id: 'pass', name: 'Device pass', branch_id: SS2, is_revoked: false },
      { id: 'gone', name: 'Device gone', branch_id: KLANG, is_revoked: true },
    ],
    operations: ['rejectOrder', 'signIn', 'takeStep.ready'],
  });
});

describe('an export', () => {
  const readAll = async (export_id: string) => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof office.sdk.exportedEvents>> =
        await office.sdk.exportedEvents({ body: { export_id, before } });
      seen.push(...page.events.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    return seen;
  };

  test('is recorded with its filters and has the events before it', async () => {
    await restaurant.db.execute(sql`
      insert into staff_events (company_id, at, staff_id, operation, changes)
      select 'demo', ${NOON}, 'mei', 'setPause', '[]' from generate_series(1, 2100)`);
    await store({ staff_id: 'ravi' });
    const { id, total } = await office.sdk.exportEvents({
      body: { ...ALL, staff_id: 'mei', first_day: '2026-11-21' },
    });
    await store({ staff_id: 'mei' });
    const seen = await readAll(id);
    expect([total, seen.length, new Set(seen).size]).toEqual([2100, 2100, 2100]);
    expect((await list({ operation: 'exportEvents' })).events).toMatchObject([
      {
        id,
        staff_id: 'boss',
        changes: [
          { field: 'staff_id', before: null, after: 'mei' },
          { field: 'first_day', before: null, after: '2026-11-21' },
        ],
      },
    ]);
  });

  test('of a wrong range is rejected and not recorded', async () => {
    const body = { ...ALL, first_day: '2026-11-21', last_day: '2026-11-01' };
    expect(await codeFrom(office.sdk.exportEvents({ body }))).toBe('INVALID_REQUEST');
    expect(await idsOf({ operation: 'exportEvents' })).toEqual([]);
  });

  test('is read only by its person, for a day, and not from another event', async () => {
    const { id: export_id } = await office.sdk.exportEvents({ body: ALL });
    const other = await store();
    const read = (client: CounterClient, id: string) =>
      codeFrom(client.sdk.exportedEvents({ body: { export_id: id, before: null } }));
    await addStaff(restaurant, { id: 'second', role: 'owner', phone: '+60129998886' });
    const second = counterClient(restaurant);
    await second.sdk.signIn({
      body: { login: '0129998886', password: STAFF_PASSWORD, code: null },
    });
    expect(await read(office, export_id)).toBe('OK');
    expect(await read(second, export_id)).toBe('NOT_FOUND');
    expect(await read(office, other)).toBe('NOT_FOUND');
    const old = await store({
      staff_id: 'boss',
      operation: 'exportEvents',
      at: NOON.subtract({ hours: 25 }),
    });
    expect(await read(office, old)).toBe('NOT_FOUND');
  });
});
