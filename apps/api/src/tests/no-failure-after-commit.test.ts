import { createSdk, type Sdk } from '@claypot/sdk';
import type { OperationId } from '@claypot/sdk/contract-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { costOf } from '../contract/costs.ts';
import { contract } from '../contract/schema/document.ts';
import { listOperations } from '../contract/schema/operations.ts';
import { SandboxCourier } from '../gateways/courier/sandbox/sandbox-courier.ts';
import { Sandbox } from '../gateways/payments/sandbox/sandbox.ts';
import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { openTestDb, type TestDb } from '../platform/db/testing/open-test-db.ts';
import { systemRandom } from '../shared/random.ts';
import { book } from '../testing/booking.ts';
import { type FailingDb, failingDb } from '../testing/db/failing-db.ts';
import { codeSentTo, PASSWORD, PHONE, type SignedIn, signIn, signUp } from '../testing/members.ts';
import { addition, checkout, order } from '../testing/ordering.ts';
import {
  ADDRESS_FIELDS,
  createMemberOwned,
  type MemberOwned,
  memberOwnedRows,
  PLACE,
} from '../testing/ownership/member-things.ts';
import {
  type Asker,
  createOwnedRows,
  type Owned,
  ownedRows,
} from '../testing/ownership/owned-things.ts';
import { as, GUEST, openRestaurant, type Restaurant } from '../testing/restaurant.ts';

/**
 * Tables left out of the comparison, because they count attempts or have no data of the product.
 */
const COUNTERS: ReadonlySet<string> = new Set([
  'rate_limits',
  'one_time_codes',
  'schema_migrations',
  // Storage of the simulated providers.
  'sandbox_messages',
  'sandbox_sessions',
  'sandbox_trips',
]);

let inner: TestDb;
let db: FailingDb;
let restaurant: Restaurant;
let mei: SignedIn;
let things: MemberOwned;
let orders: Owned;
let codes: Readonly<Record<'join' | 'reset', string>>;

const NEW_PHONE = '+60131234567';

beforeAll(async () => {
  inner = await openTestDb();
  db = failingDb(inner);
  restaurant = await openRestaurant(
    undefined,
    async () => db,
    async ({ clock }) => {
      // The simulated providers use the database without failures.
      const dependencies = { db: inner as Db, clock, random: systemRandom };
      const secret = 'a secret of at least 32 characters';
      const payments = new Sandbox({
        ...dependencies,
        secret,
        prefix: '/sandbox',
        notifyUrl: 'http://localhost/api/payments/notify',
        deliver: async (request) => restaurant.fetch(request),
      });
      return {
        payments,
        courier: new SandboxCourier({ ...dependencies, prefix: '/sandbox/track' }),
      };
    },
  );
  await restaurant.reset();
  mei = await signUp(restaurant);
  const identity = { customer_id: mei.user.id, guest_id: null };
  things = await createMemberOwned(restaurant, { ...mei, id: mei.user.id, identity });
  orders = await createOwnedRows({ sdk: mei.sdk, identity, company: 'demo' }, restaurant);
  // Gives every operation something to change.
  await signIn(restaurant);
  const body = { ...ADDRESS_FIELDS, ...PLACE, customer_id: mei.user.id, is_default: 1 as const };
  await mei.sdk.createAddress({ body });
  await db.execute(sql`update addresses set mail_name = 'Siti'`);
  await restaurant.sdk.cartCreate({ body: addition(as(GUEST)) });
  await restaurant.sdk.authSendOtp({ body: { company_id: 'demo', phone_no: NEW_PHONE } });
  restaurant.clock.set(restaurant.clock.now().add({ minutes: 3 }));
  await restaurant.sdk.authSendForgotOtp({ body: { company_id: 'demo', phone_no: PHONE } });
  codes = { join: await codeSentTo(restaurant, NEW_PHONE), reset: await codeSentTo(restaurant) };
  await inner.snapshot();
  restaurant.clock.set(restaurant.clock.now());
});
afterAll(() => restaurant.close());

interface Tried {
  readonly operation: OperationId;
  readonly ask: (sdk: Sdk) => Promise<unknown>;
}

const company_id = 'demo';

/** Operations that create or revoke a member's token or page cookie. */
const signIns: readonly Tried[] = [
  {
    operation: 'pageVisitor',
    ask: (sdk) => sdk.pageVisitor({ body: { customer_id: mei.user.id, guest_id: null } }),
  },
  {
    operation: 'authSendOtp',
    ask: (sdk) => sdk.authSendOtp({ body: { company_id, phone_no: '+60132345678' } }),
  },
  {
    operation: 'authSendForgotOtp',
    ask: (sdk) => sdk.authSendForgotOtp({ body: { company_id, phone_no: '+60132345678' } }),
  },
  {
    operation: 'register',
    ask: (sdk) =>
      sdk.register({
        body: {
          company_id,
          phone_no: NEW_PHONE,
          password: PASSWORD,
          password_confirmation: PASSWORD,
          otp_code: codes.join,
        },
      }),
  },
  {
    operation: 'authLogin',
    ask: (sdk) => sdk.authLogin({ body: { company_id, phone_no: PHONE, password: PASSWORD } }),
  },
  {
    operation: 'authLoginByMemberNo',
    ask: (sdk) => {
      const { member_no } = mei.user;
      return sdk.authLoginByMemberNo({ body: { company_id, member_no, password: PASSWORD } });
    },
  },
  {
    operation: 'authResetPassword',
    ask: (sdk) => {
      const body = { company_id, phone_no: PHONE, otp_code: codes.reset };
      return sdk.authResetPassword({ body: { ...body, new_password: 'nasi-77' } });
    },
  },
  {
    operation: 'updatePassword',
    ask: (sdk) =>
      sdk.updatePassword({
        path: { id: mei.user.id },
        body: { phone_no: PHONE, old_password: PASSWORD, password: 'nasi-77' },
      }),
  },
  {
    operation: 'accountClose',
    ask: async (sdk) => {
      await inner.execute(sql`update orders set status = 'COMPLETED'`);
      await inner.execute(sql`update payments set state = 'approved'`);
      await inner.execute(sql`update top_ups set status = 'COMPLETED'`);
      await inner.execute(sql`update reservations set status = 'REJECTED'`);
      return sdk.accountClose({ body: { customer_id: mei.user.id, password: PASSWORD } });
    },
  },
  { operation: 'authLogout', ask: (sdk) => sdk.authLogout({}) },
];

/** Further orders and bookings of the same customer. */
const repeated: readonly Tried[] = [
  {
    operation: 'cartCreateOrder',
    async ask(sdk) {
      const { identity } = orders.owner;
      await sdk.cartRemoveAll({ body: identity });
      await sdk.cartCreate({ body: addition(identity) });
      const { point_earn: total_point_get } = await sdk.cartCalculateTotal({ body: identity });
      return order({ sdk }, checkout({ ...identity, total_point_get }), 'key-of-one-more-order');
    },
  },
  {
    operation: 'reservationStore',
    ask: (sdk) =>
      book({ sdk }, { ...orders.owner.identity, time: '20:00' }, 'key-of-one-more-table'),
  },
];
const isRepeatable = ({ operation }: Pick<Tried, 'operation'>) =>
  repeated.some((each) => each.operation === operation);

const tried: readonly Tried[] = [
  ...repeated,
  ...memberOwnedRows.map(({ operation, ask }) => ({
    operation,
    ask: (sdk: Sdk) => ask(sdk, mei.user.id, things),
  })),
  ...ownedRows
    .filter((each) => !isRepeatable(each))
    .map(({ operation, ask }) => ({
      operation,
      ask: (sdk: Sdk) => {
        const asker: Asker = { ...orders.owner, sdk };
        return ask(asker, { ...orders, owner: asker });
      },
    })),
  ...signIns,
];
const writing = tried.filter(({ operation }) => costOf(operation) > 1);

/** Operations that cost as much as writes but write nothing. */
const WRITES_NOTHING: readonly OperationId[] = [
  'cartGetQuotation',
  'deliveryOptions',
  'memberData',
];

/** Operations that only count attempts. */
const COUNTS_ONLY: readonly OperationId[] = ['authSendOtp', 'authSendForgotOtp'];

test('covers every operation that can write', () => {
  const all = listOperations(contract).map(({ id }) => id);
  const expected = all.filter((id) => costOf(id) > 1 && !WRITES_NOTHING.includes(id));
  const names = writing.map(({ operation }) => operation);
  expect(names.filter((id) => !WRITES_NOTHING.includes(id)).sort()).toEqual(expected.sort());
});

/** Returns a hash per table, except for those in `COUNTERS`. */
async function stored(): Promise<Readonly<Record<string, string>>> {
  return inner.transaction(async (tx) => {
    const tables = await tx.query<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    await tx.script(`create or replace function pg_temp.hash_of(name text) returns text
      language plpgsql as $$ declare hash text; begin
        execute format('select md5(string_agg(r::text, chr(10) order by r::text)) from %I r', name)
          into hash;
        return hash;
      end $$`);
    const rows = await tx.query<{ name: string; hash: string | null }>(sql`
      select name, pg_temp.hash_of(name) as hash
      from unnest(${tables.map(({ name }) => name)}::text[]) name`);
    return Object.fromEntries(
      rows.filter(({ name }) => !COUNTERS.has(name)).map(({ name, hash }) => [name, hash ?? '']),
    );
  });
}

interface Answered {
  readonly path: string;
  readonly status: number;
  readonly commits: number;
  /** Names of changed tables. */
  readonly changed: readonly string[];
}

/** Runs an operation with a database that fails after a number of commits in each request. */
async function askWith({ ask }: Tried, failAfter: number): Promise<Answered[]> {
  await restaurant.reset();
  restaurant.clock.set(restaurant.clock.now().add({ minutes: 4 }));
  const answers: Answered[] = [];
  const sdk = createSdk({
    baseUrl: 'http://demo.localhost:8080/api',
    language: () => 'en',
    token: () => mei.token,
    async fetch(request) {
      const before = await stored();
      db.failAfter(failAfter);
      const answer = await restaurant.fetch(request);
      await restaurant.sms.settled();
      const commits = db.recover();
      const after = await stored();
      const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
      const { status } = answer;
      answers.push({ path: new URL(request.url).pathname, status, commits, changed });
      return answer;
    },
  });
  await ask(sdk).catch(() => undefined);
  return answers;
}

describe('response after a commit', () => {
  test.each(writing)('$operation returns no error once it has committed a change', async (each) => {
    const undisturbed = await askWith(each, Number.POSITIVE_INFINITY);
    expect(undisturbed.filter(({ status }) => status !== 200)).toEqual([]);
    const most = Math.max(...undisturbed.map(({ commits }) => commits));
    const changes = undisturbed.some(({ changed }) => changed.length > 0);
    expect(changes).toBe(![...WRITES_NOTHING, ...COUNTS_ONLY].includes(each.operation));
    for (let count = 1; count <= most; count += 1) {
      const answers = await askWith(each, count);
      const failed = answers.filter(({ status, changed }) => status >= 400 && changed.length > 0);
      expect(failed).toEqual([]);
    }
  });
});
