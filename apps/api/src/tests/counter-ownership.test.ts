import { hasRank, type Role } from '@claypot/sdk/counter';
import type { OperationId } from '@claypot/sdk/counter/contract-types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { counterContract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { sql } from '../platform/db/sql.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  PINS,
  STAFF_PASSWORD,
} from '../testing/counter.ts';
import { decide, placeOrder } from '../testing/ordering.ts';
import { type CounterRequest, counterRequests } from '../testing/ownership/counter-requests.ts';
import { openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../testing/seed/seed.ts';

/**
 * Every operation of the counter, called by everybody who must not and by the lowest role that may.
 */

let restaurant: Restaurant;
let requests: Readonly<Record<OperationId, CounterRequest>>;
/** The branch's tablet. Its person changes. */
let device: CounterClient;

const OPERATIONS = listOperations<OperationId>(counterContract);

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await seedCompany(db, 'demo');
    await seedCompany(db, 'other');
  });
});
afterAll(() => restaurant.close());

const ROLES: readonly Role[] = ['kitchen', 'cashier', 'manager', 'owner'];

beforeEach(async () => {
  await restaurant.reset();
  const branches = [SS2];
  await addStaff(restaurant, { id: 'kitchen', role: 'kitchen', branches });
  await addStaff(restaurant, { id: 'cashier', role: 'cashier', branches });
  await addStaff(restaurant, { id: 'manager', role: 'manager', branches, phone: '+60123456781' });
  await addStaff(restaurant, { id: 'owner', role: 'owner', phone: '+60123456782' });
  await addStaff(restaurant, { id: 'second-manager', role: 'manager', branches });
  device = counterClient(restaurant);
  await signInByPassword(device, '0123456781');
  const { device: paired } = await device.sdk.pairDevice({
    body: { branch_id: SS2, name: 'Pass 1' },
  });
  await device.sdk.signOut({});
  const printJobId = await leaseTestPage(paired?.id ?? '');
  const { id: orderId } = await placeOrder(restaurant);
  await decide(restaurant, await paymentOf(), 'approved');
  const refundId = 'REF-OF-THE-OWNERSHIP-TESTS';
  await restaurant.db.execute(sql`
    insert into refunds
      (company_id, id, payment_id, order_id, amount, state, reason, created_at, updated_at)
    select company_id, ${refundId}, id, order_id, 100, 'failed', 'GOODWILL', updated_at, updated_at
    from payments where order_id = ${orderId}`);
  requests = counterRequests({
    branchId: SS2,
    orderId,
    refundId,
    deviceId: paired?.id ?? '',
    staffId: 'cashier',
    managerId: 'second-manager',
    printerId: 'printer',
    printJobId,
  });
});

/** Adds a printer by cable, and a test page that a device has leased. Returns its id. */
async function leaseTestPage(deviceId: string): Promise<string> {
  const { db, clock } = restaurant;
  await db.execute(sql`
    insert into printers (company_id, id, branch_id, name, kind, prints_kitchen, prints_receipts,
      language, created_at)
    values ('demo', 'printer', ${SS2}, 'Pass', 'usb', false, true, 'en', ${clock.now()})`);
  const job = await db.one<{ id: string }>(sql`
    insert into print_jobs (company_id, branch_id, kind, printer_id, state, device_id,
      lease_ends_at, created_at, changed_at)
    values ('demo', ${SS2}, 'test', 'printer', 'leased', ${deviceId},
      ${clock.now().add({ minutes: 1 })}, ${clock.now()}, ${clock.now()})
    returning position::text as id`);
  return job?.id ?? '';
}

async function paymentOf() {
  const payment = await restaurant.db.one<{ payment_url: string | null }>(
    sql`select payment_url from payments order by created_at desc limit 1`,
  );
  return payment ?? { payment_url: null };
}

const signInByPassword = ({ sdk }: CounterClient, login: string) =>
  sdk.signIn({ body: { login, password: STAFF_PASSWORD, code: null } });

const tapIn = (role: Role) =>
  device.sdk.signInWithPin({ body: { staff_id: role, pin: PINS[role] } });

interface Sent {
  readonly status: number;
  readonly code: string;
}

/** Calls an operation with cookies. @param headers further headers, such as a bearer token. */
async function call(
  id: OperationId,
  cookies: ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Sent> {
  const operation = OPERATIONS.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  const request = requests[id];
  const path = operation.path.replace('{id}', request.id ?? '');
  const response = await restaurant.fetch(
    new Request(`http://demo.localhost:8080/api${path}`, {
      method: operation.method,
      headers: {
        'content-type': 'application/json',
        'x-claypot-counter': '1',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(request.isKeyed && { 'idempotency-key': 'a-press-of-the-ownership-tests' }),
        ...headers,
      },
      ...(operation.body !== null && { body: JSON.stringify(request.body ?? {}) }),
    }),
  );
  const { msgCode } = (await response.json()) as { msgCode: string };
  return { status: response.status, code: msgCode };
}

const PROTECTED = OPERATIONS.filter(({ role }) => role !== 'anyone').map(({ id }) => id);
const FOR_PEOPLE = OPERATIONS.filter(({ role }) => role !== 'anyone' && role !== 'device');
const OF_A_BRANCH = () => PROTECTED.filter((id) => requests[id].isPersonal !== true);

/** Returns the codes of operations that anything but this status came from. */
async function others(
  ids: readonly OperationId[],
  status: number,
  cookies: ReadonlyMap<string, string>,
  headers: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const results: string[] = [];
  for (const id of ids) {
    const sent = await call(id, cookies, headers);
    if (sent.status !== status) results.push(`${id}: ${sent.status} ${sent.code}`);
  }
  return results;
}

describe('are rejected with 401', () => {
  test('an anonymous client, a customer with a bearer token and a guest', async () => {
    const nobody = new Map<string, string>();
    expect(await others(PROTECTED, 401, nobody)).toEqual([]);
    const bearer = { authorization: 'Bearer a-token-of-a-member' };
    expect(await others(PROTECTED, 401, nobody, bearer)).toEqual([]);
  });

  test('a device that was revoked, with the person who was signed in on it', async () => {
    await tapIn('owner');
    const cookies = new Map(device.cookies);
    await restaurant.db.execute(sql`update staff_devices set revoked_at = paired_at`);
    expect(await others(PROTECTED, 401, cookies)).toEqual([]);
  });

  test('a person who has signed out, for everything that needs a person', async () => {
    await tapIn('owner');
    const cookies = new Map(device.cookies);
    await device.sdk.signOut({});
    expect(
      await others(
        FOR_PEOPLE.map(({ id }) => id),
        401,
        cookies,
      ),
    ).toEqual([]);
  });

  test('staff of another company', async () => {
    await addStaff(restaurant, {
      id: 'stranger',
      role: 'owner',
      company: 'other',
      phone: '+60123456789',
    });
    const office = counterClient(restaurant, { company: 'other' });
    await signInByPassword(office, '0123456789');
    expect(await others(PROTECTED, 401, office.cookies)).toEqual([]);
  });
});

test('staff of another branch find nothing of this one', async () => {
  await addStaff(restaurant, {
    id: 'far',
    role: 'manager',
    branches: [KLANG],
    phone: '+60123456789',
  });
  const office = counterClient(restaurant);
  await signInByPassword(office, '0123456789');
  const unpaired = ['signInWithPin', 'approve'];
  const ids = OF_A_BRANCH().filter((id) => !unpaired.includes(id));
  expect(await others(ids, 404, office.cookies)).toEqual([]);
});

test('each lower role is rejected with 403', async () => {
  const problems: string[] = [];
  let count = 0;
  for (const role of ROLES) {
    await tapIn(role);
    for (const { id, role: needed } of FOR_PEOPLE) {
      if (hasRank(role, needed as Role)) continue;
      count += 1;
      const { status, code } = await call(id, device.cookies);
      if (status !== 403) problems.push(`${role} ${id}: ${status} ${code}`);
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(25);
});

test.each(PROTECTED)('%s works for its lowest role', async (id) => {
  const needed = OPERATIONS.find((each) => each.id === id)?.role ?? 'owner';
  if (needed !== 'device') await tapIn(needed as Role);
  const { status, code } = await call(id, device.cookies);
  // A wrong PIN or code of the sample request comes after the check of the role. The sample order is
  // in the kitchen, so a cashier needs an approval.
  const isReached =
    code === 'APPROVAL_REQUIRED' ? id === 'rejectOrder' : [200, 422].includes(status);
  expect(isReached, `${status} ${code}`).toBe(true);
});
