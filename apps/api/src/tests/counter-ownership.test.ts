import { readFileSync } from 'node:fs';
import { cents } from '@claypot/sdk';
import { hasRank, type Role } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CounterOperationId } from '../contract/counter/handlers.ts';
import { isSetUpOperation } from '../contract/counter/set-up/operation-ids.ts';
import { counterContract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { creditCashTopUp } from '../modules/account/counter/top-ups/credit-cash-top-up.ts';
import { json, sql } from '../platform/db/sql.ts';
import { book } from '../testing/booking.ts';
import {
  addStaff,
  type CounterClient,
  counterClient,
  PINS,
  STAFF_PASSWORD,
} from '../testing/counter.ts';
import { NO_FIGURES } from '../testing/day-close.ts';
import { joinMember } from '../testing/join-member.ts';
import { decide, placeOrder } from '../testing/ordering.ts';
import { type CounterRequest, counterRequests } from '../testing/ownership/counter-requests.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';
import { KLANG, SS2, seedCompany } from '../testing/seed/seed.ts';

/**
 * Every operation of the counter, called by everybody who must not and by the lowest role that may.
 */

let restaurant: Restaurant;
let requests: Readonly<Record<CounterOperationId, CounterRequest>>;
/** The branch's tablet. Its person changes. */
let device: CounterClient;

const OPERATIONS = listOperations<CounterOperationId>(counterContract).filter(
  ({ id }) => !isSetUpOperation(id),
);

beforeAll(async () => {
  restaurant = await openRestaurant(async (db) => {
    await seedCompany(db, 'demo');
    await seedCompany(db, 'other');
  });
  await restaurant.prepare(async () => {
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
    const { id: bookingId } = await book(restaurant);
    const blockId = await block();
    const refundId = 'REF-OF-THE-OWNERSHIP-TESTS';
    await restaurant.db.execute(sql`
      insert into refunds
        (company_id, id, payment_id, order_id, amount, state, reason, created_at, updated_at)
      select company_id, ${refundId}, id, order_id, 100, 'failed', 'GOODWILL', updated_at, updated_at
      from payments where order_id = ${orderId}`);
    await storeFirstClose(restaurant);
    const mei = await joinMember(restaurant, '+60123456780');
    requests = counterRequests({
      branchId: SS2,
      orderId,
      refundId,
      deviceId: paired?.id ?? '',
      staffId: 'cashier',
      managerId: 'second-manager',
      printerId: 'printer',
      printJobId,
      exportId: await startExport(),
      bookingId,
      blockId,
      memberId: mei.id,
      topUpId: await storeCashTopUp(restaurant, mei.id),
      ...(await ringUpBills()),
    });
  });
});
afterAll(() => restaurant.close());

beforeEach(() => restaurant.reset());

/** Stores a cash top-up of RM 20 by the cashier. Returns its id. */
async function storeCashTopUp({ db, clock }: Restaurant, memberId: string): Promise<string> {
  const topUp = {
    id: 'a-cash-top-up',
    companyId: 'demo',
    memberId,
    branchId: SS2,
    drawerId: 'main',
    key: 'a-key-of-a-cash-top-up',
    amount: cents(2000),
    received: cents(2000),
    businessDay: Temporal.PlainDate.from('2026-11-21'),
    staffId: 'cashier',
    approverId: null,
    zone: 'Asia/Kuala_Lumpur',
  };
  await db.transaction((tx) => creditCashTopUp(tx, topUp, () => 'TU-261121-000001', clock.now()));
  return topUp.id;
}

/** Rings up an open bill, a partly paid one and a paid one as the cashier. */
async function ringUpBills() {
  const { sdk } = device;
  await tapIn('cashier');
  let presses = 0;
  const press = () => {
    presses += 1;
    return { 'Idempotency-Key': `a-press-that-rings-up-${presses}` };
  };
  const ringUp = async () => {
    const body = { branch_id: SS2, table_no: '12' };
    const { id } = await sdk.openBill({ headers: press(), body });
    const lines = [{ kind: 'open_amount', name: 'Cake', amount: cents(1500) } as const];
    return sdk.addBillLines({ path: { id }, headers: press(), body: { lines } });
  };
  const pay = async (amount: number) => {
    const { id, left } = await ringUp();
    const payment = { method: 'card', amount: cents(amount), terminal_reference: null } as const;
    const body = { left, share: null, payment };
    return sdk.payBill({ path: { id }, headers: press(), body });
  };
  const bill = await ringUp();
  const partlyPaid = await pay(1000);
  const paid = await pay(1650);
  await sdk.signOut({});
  return {
    billId: bill.id,
    billVersion: bill.version,
    billLineId: bill.lines[0]?.id ?? '',
    partlyPaidBillId: partlyPaid.id,
    billPaymentId: partlyPaid.payments[0]?.id ?? '',
    paidBillId: paid.id,
    paidBillPaymentId: paid.payments[0]?.id ?? '',
  };
}

/** Records an export by the owner. Returns its id. */
async function startExport(): Promise<string> {
  const event = await restaurant.db.one<{ id: string }>(sql`
    insert into staff_events (company_id, at, staff_id, operation, changes)
    values ('demo', ${restaurant.clock.now()}, 'owner', 'exportEvents', '[]')
    returning position::text as id`);
  return event?.id ?? '';
}

/** Stores a close of the day before, so that the branch has a close, and an open day. */
async function storeFirstClose({ db, clock }: Restaurant): Promise<void> {
  const now = clock.now();
  await db.execute(sql`
    insert into drawers (company_id, branch_id, id, created_at)
    values ('demo', ${SS2}, 'main', ${now})`);
  await db.execute(sql`
    insert into day_closes (company_id, branch_id, business_day, period_to, closed_at, staff_id,
      order_count, sales_amount, charge_amount, tax_amount, refund_amount, figures)
    values ('demo', ${SS2}, '2026-11-20', ${now.subtract({ hours: 8 })}, ${now}, 'manager',
      0, 0, 0, 0, 0, ${json(NO_FIGURES)})`);
  await db.execute(sql`
    insert into drawer_closes (company_id, branch_id, drawer_id, close_number, opening_amount,
      cash_amount, expected_amount, counted_amount, left_amount)
    values ('demo', ${SS2}, 'main', 1, 0, 0, 0, 0, 0)`);
}

/** Blocks seats of the branch. Returns the block's id. */
async function block(): Promise<string> {
  const { db, clock } = restaurant;
  await db.execute(sql`
    insert into branch_seat_blocks
      (company_id, id, branch_id, starts_at, ends_at, seats, reason, created_at)
    values ('demo', 'a-block', ${SS2}, '2026-11-22T10:00:00Z', '2026-11-22T11:00:00Z', 2, 'A leak',
      ${clock.now()})`);
  return 'a-block';
}

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

/** A client that calls the operations. */
interface Caller {
  readonly cookies: ReadonlyMap<string, string>;
  /** Further headers, such as a bearer token. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further fields of each body. */
  readonly body?: object;
  /** Subdomain of the host; `demo` by default. */
  readonly company?: string;
}

/** Calls an operation with the sample request. */
async function call(
  id: CounterOperationId,
  { cookies, headers = {}, body = {}, company = 'demo' }: Caller,
): Promise<Sent> {
  const operation = OPERATIONS.find((each) => each.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}`);
  const request = requests[id];
  const fields = { ...request.body, ...body };
  const isForm = operation.body?.files != null;
  const path = operation.path.replace('{id}', request.id ?? '');
  const response = await restaurant.fetch(
    new Request(`http://${company}.localhost:8080/api${path}`, {
      method: operation.method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        'x-claypot-counter': '1',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(request.isKeyed && { 'idempotency-key': 'a-press-of-the-ownership-tests' }),
        ...headers,
      },
      ...(operation.body !== null && { body: isForm ? toForm(fields) : JSON.stringify(fields) }),
    }),
  );
  const { msgCode } = (await response.json()) as { msgCode: string };
  return { status: response.status, code: msgCode };
}

/** Returns the fields of a request as a form. */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

const NO_COOKIES: ReadonlyMap<string, string> = new Map();
const PROTECTED = OPERATIONS.filter(({ role }) => role !== 'anyone').map(({ id }) => id);
const FOR_PEOPLE = OPERATIONS.filter(({ role }) => role !== 'anyone' && role !== 'device');
const TO_PEOPLE = FOR_PEOPLE.map(({ id }) => id);
const SAMPLES = counterRequests({
  branchId: '',
  orderId: '',
  refundId: '',
  deviceId: '',
  staffId: '',
  managerId: '',
  printerId: '',
  printJobId: '',
  exportId: '',
  bookingId: '',
  blockId: '',
  memberId: '',
  topUpId: '',
  billId: '',
  billVersion: 1,
  billLineId: '',
  partlyPaidBillId: '',
  billPaymentId: '',
  paidBillId: '',
  paidBillPaymentId: '',
});
const OF_A_BRANCH = PROTECTED.filter((id) => SAMPLES[id].isPersonal !== true);
/** Operations that need a device answer an office without one before they look for a person. */
const ON_A_DEVICE: readonly CounterOperationId[] = ['signInWithPin', 'approve'];

/** Signs a person in by password, without a device. */
async function officeOf(login: string, company = 'demo'): Promise<CounterClient> {
  const office = counterClient(restaurant, { company });
  await signInByPassword(office, login);
  return office;
}

/** Adds a manager of another branch and signs the manager in. */
async function officeOfAnotherBranch(): Promise<CounterClient> {
  await addStaff(restaurant, {
    id: 'far',
    role: 'manager',
    branches: [KLANG],
    phone: '+60123456789',
  });
  return officeOf('0123456789');
}

/** Adds an owner of another company and signs the owner in at the company's host. */
async function officeOfAnotherCompany(): Promise<CounterClient> {
  await addStaff(restaurant, {
    id: 'stranger',
    role: 'owner',
    company: 'other',
    phone: '+60123456789',
  });
  return officeOf('0123456789', 'other');
}

async function signInRole(role: Role): Promise<Caller> {
  await tapIn(role);
  return { cookies: device.cookies };
}

const aboveRole = (role: Role) =>
  FOR_PEOPLE.filter(({ role: needed }) => !hasRank(role, needed as Role)).map(({ id }) => id);

interface Identity {
  readonly name: string;
  readonly operations: readonly CounterOperationId[];
  readonly status: number;
  enter(): Promise<Caller>;
}

/** Everybody who must not call the operations. */
const IDENTITIES: readonly Identity[] = [
  {
    name: 'an anonymous client',
    operations: PROTECTED,
    status: 401,
    enter: async () => ({ cookies: NO_COOKIES }),
  },
  {
    name: 'a member with a bearer token',
    operations: PROTECTED,
    status: 401,
    async enter() {
      const { token, identity } = await joinMember(restaurant);
      const headers = { authorization: `Bearer ${token}` };
      return { cookies: NO_COOKIES, headers, body: identity };
    },
  },
  {
    name: 'the guest of the order',
    operations: PROTECTED,
    status: 401,
    enter: async () => ({ cookies: NO_COOKIES, body: as(GUEST) }),
  },
  {
    name: 'an owner of another company at this host',
    operations: PROTECTED,
    status: 401,
    enter: async () => ({ cookies: (await officeOfAnotherCompany()).cookies }),
  },
  {
    name: 'an owner of another company at the own host',
    operations: OF_A_BRANCH.filter((id) => SAMPLES[id].id !== undefined),
    status: 404,
    enter: async () => ({ cookies: (await officeOfAnotherCompany()).cookies, company: 'other' }),
  },
  {
    name: 'a manager of another branch in the office',
    operations: OF_A_BRANCH.filter((id) => !ON_A_DEVICE.includes(id)),
    status: 404,
    enter: async () => ({ cookies: (await officeOfAnotherBranch()).cookies }),
  },
  {
    name: 'a manager of another branch on a device there',
    operations: OF_A_BRANCH,
    status: 404,
    async enter() {
      const tablet = await officeOfAnotherBranch();
      await tablet.sdk.pairDevice({ body: { branch_id: KLANG, name: 'Pass' } });
      return { cookies: tablet.cookies };
    },
  },
  {
    name: 'kitchen staff',
    operations: aboveRole('kitchen'),
    status: 403,
    enter: () => signInRole('kitchen'),
  },
  {
    name: 'a cashier',
    operations: aboveRole('cashier'),
    status: 403,
    enter: () => signInRole('cashier'),
  },
  {
    name: 'a manager',
    operations: aboveRole('manager'),
    status: 403,
    enter: () => signInRole('manager'),
  },
  {
    name: 'an owner on a revoked device',
    operations: PROTECTED,
    status: 401,
    async enter() {
      const { cookies } = await signInRole('owner');
      await restaurant.db.execute(sql`update staff_devices set revoked_at = paired_at`);
      return { cookies };
    },
  },
  {
    name: 'an owner who has signed out on a device',
    operations: TO_PEOPLE,
    status: 401,
    async enter() {
      await tapIn('owner');
      const cookies = new Map(device.cookies);
      await device.sdk.signOut({});
      return { cookies };
    },
  },
  {
    name: 'an owner who has signed out in the office',
    operations: PROTECTED,
    status: 401,
    async enter() {
      const office = await officeOf('0123456782');
      const cookies = new Map(office.cookies);
      await office.sdk.signOut({});
      return { cookies };
    },
  },
];

const CALLS = IDENTITIES.reduce((sum, { operations }) => sum + operations.length, 0);

describe(`${PROTECTED.length} operations reject ${IDENTITIES.length} identities in ${CALLS} calls`, () => {
  test.each(
    IDENTITIES.map((identity) => {
      const { name, status, operations } = identity;
      return [`${name} gets ${status} from ${operations.length}`, identity] as const;
    }),
  )('%s', async (_, { operations, status, enter }) => {
    const caller = await enter();
    const problems: string[] = [];
    for (const id of operations) {
      const sent = await call(id, caller);
      if (sent.status !== status) problems.push(`${id}: ${sent.status} ${sent.code}`);
    }
    expect(problems).toEqual([]);
    expect(operations.length).toBeGreaterThan(0);
  });

  test('docs/reference/counter-cases.md has these numbers', () => {
    const page = readFileSync(
      new URL('../../../../docs/reference/counter-cases.md', import.meta.url),
      'utf8',
    );
    expect(page).toContain(
      `${PROTECTED.length} operations, ${IDENTITIES.length} identities, ${CALLS} rejected calls`,
    );
  });
});

test.each(PROTECTED)('%s works for its lowest role', async (id) => {
  const needed = OPERATIONS.find((each) => each.id === id)?.role ?? 'owner';
  if (needed !== 'device') await tapIn(needed as Role);
  const { status, code } = await call(id, { cookies: device.cookies });
  // A wrong PIN or code of the sample request comes after the check of the role. The sample order is
  // in the kitchen, and the sample bill has lines, so a cashier needs an approval.
  const isReached =
    code === 'APPROVAL_REQUIRED'
      ? ['rejectOrder', 'voidBill'].includes(id)
      : [200, 422].includes(status);
  expect(isReached, `${status} ${code}`).toBe(true);
});
