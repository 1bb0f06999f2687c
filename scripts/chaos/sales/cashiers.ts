import { randomUUID } from 'node:crypto';
import { ApiError } from '@claypot/sdk';
import { type CounterSdk, codeOf } from '@claypot/sdk/counter';
import fc from 'fast-check';
import {
  anyMembers,
  anySales,
  type SalesDeed,
  stepOf,
} from '../../../apps/api/src/modules/sales/tests/oracle/any-sales.ts';
import {
  createSalesDriver,
  itemOf,
  type SalesDriver,
  type SalesPlace,
} from '../../../apps/api/src/modules/sales/tests/oracle/sales-driver.ts';
import {
  createSalesOracle,
  type SalesOracle,
} from '../../../apps/api/src/modules/sales/tests/oracle/sales-oracle.ts';
import type { SalesState } from '../../../apps/api/src/modules/sales/tests/oracle/sales-step.ts';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { retryRequest } from '../retry.ts';
import type { SalesMenu } from './prepare-sales.ts';
import {
  createSalesMember,
  type MemberPlace,
  readSalesMember,
  type SalesMember,
} from './sales-member.ts';

/** Branch that all tablets share. */
interface Branch extends MemberPlace {
  readonly menu: SalesMenu;
}

export interface CashiersAtWork {
  /** Differences between server and oracle, and errors that no injected fault explains. */
  readonly errors: readonly string[];
  /** Number of steps so far. */
  steps(): number;
  /** Cash that the oracles put into the drawer, in sen. */
  drawer(): number;
  /** Number of receipts that the oracles issued. */
  receipts(): number;
  leave(): Promise<void>;
}

/**
 * Lets the cashier of each tablet sell to two members of its own, in rounds of random steps, each
 * request sent twice. After a round the members and bills have to be as the oracle says.
 */
export function letCashiersWork(branch: Branch, tablets: readonly CounterSdk[]): CashiersAtWork {
  const errors: string[] = [];
  let isOpen = true;
  let steps = 0;
  let drawer = 0;
  let receipts = 0;
  const sell = async (sdk: CounterSdk, tablet: number) => {
    for (let round = 0; isOpen; round += 1) {
      const seed = tablet * 1_000 + round;
      const [starts = []] = fc.sample(anyMembers, { numRuns: 1, seed });
      const [deeds = []] = fc.sample(anySales, { numRuns: 1, seed });
      const members: SalesMember[] = [];
      for (const [index, start] of starts.entries()) {
        const phone = `+6018${String(10_000_000 + seed * 10 + index)}`;
        members.push(await createSalesMember(branch, phone, start));
      }
      const oracle = createSalesOracle(starts, null);
      const driver = createSalesDriver(placeOf(branch, sdk, members));
      steps += await takeAll(driver, oracle, deeds, members.length);
      const state = oracle.state();
      drawer += state.drawer;
      receipts += state.receipts;
      errors.push(...(await differences(branch.db, driver, members, state, seed)));
    }
  };
  const everyone = Promise.all(
    tablets.map((sdk, index) =>
      sell(sdk, index + 1).catch((error: unknown) => {
        errors.push(String(error));
      }),
    ),
  );
  return {
    errors,
    steps: () => steps,
    drawer: () => drawer,
    receipts: () => receipts,
    async leave() {
      isOpen = false;
      await everyone;
    },
  };
}

/** Takes the same steps on both sides; returns how many. @throws Error if an outcome differs. */
async function takeAll(
  driver: SalesDriver,
  oracle: SalesOracle,
  deeds: readonly SalesDeed[],
  members: number,
): Promise<number> {
  let taken = 0;
  for (const deed of deeds) {
    const step = stepOf(oracle, deed, members);
    if (step === null) continue;
    const [actual, expected] = [await driver.take(step), oracle.take(step)];
    taken += 1;
    if (actual !== expected) {
      throw new Error(`${JSON.stringify(step)}: ${actual} instead of ${expected}`);
    }
  }
  return taken;
}

function placeOf(branch: Branch, sdk: CounterSdk, members: readonly SalesMember[]): SalesPlace {
  const memberOf = (id: string | undefined) => members.find((member) => member.id === id);
  return {
    sdk,
    branchId: branch.branchId,
    dishes: branch.menu,
    members: members.map(({ id }) => id),
    vouchers: members.flatMap(({ vouchers }) => vouchers),
    press,
    send: sendTwice,
    payFromWallet: ({ bill, share, left, amount, headers }) =>
      agree(sdk, memberOf(bill.member?.id), bill.id, headers, {
        left,
        share,
        ask: { kind: 'wallet', amount },
      }),
    useVoucher: (bill, voucher_id, headers) =>
      agree(sdk, memberOf(bill.member?.id), bill.id, headers, {
        left: bill.left,
        share: null,
        ask: { kind: 'voucher', voucher_id },
      }),
  };
}

const press = () => ({ 'Idempotency-Key': randomUUID() });

type Asked = Parameters<CounterSdk['askMember']>[0];

/** Asks the member, who says yes twice. Asks again if a restart took longer than the question. */
async function agree(
  sdk: CounterSdk,
  member: SalesMember | undefined,
  id: string,
  headers: Asked['headers'],
  body: Asked['body'],
): Promise<void> {
  const { request } = await sendTwice(() => sdk.askMember({ path: { id }, headers, body }));
  if (request === null || member === undefined) throw new Error('The bill has no question');
  const answer = { customer_id: member.id, answer: 'yes' } as const;
  const { state, failure } = await sendTwice(() =>
    member.sdk.answerSpendingRequest({ path: { id: request.id }, body: answer }),
  );
  if (state === 'expired') return agree(sdk, member, id, press(), body);
  if (state !== 'accepted') throw new Error(`The yes had the outcome ${state} ${failure}`);
}

/** Sends a request twice at the same time, each until it has a reply. Both have the same outcome. */
async function sendTwice<Result>(request: () => Promise<Result>): Promise<Result> {
  const results = await Promise.allSettled([retryRequest(request), retryRequest(request)]);
  const [one, other] = results.map((result) =>
    result.status === 'fulfilled' ? 'OK' : nameOf(result.reason),
  );
  if (one !== other) throw new Error(`One press had two outcomes: ${one} and ${other}`);
  const first = itemOf(results, 0);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}

function nameOf(error: unknown): string {
  return error instanceof ApiError ? codeOf(error) : String(error);
}

/** Receipt numbers depend on the other tablets. */
async function differences(
  db: Db,
  driver: SalesDriver,
  members: readonly SalesMember[],
  expected: SalesState,
  seed: number,
): Promise<string[]> {
  const stored = await Promise.all(members.map((member) => readSalesMember(db, member)));
  const withoutNumber = (bills: SalesState['bills']) =>
    bills.map(({ receipt, ...bill }) => ({ ...bill, hasReceipt: receipt !== null }));
  return [
    ...differs(
      `bills of round ${seed}`,
      withoutNumber(await driver.bills()),
      withoutNumber(expected.bills),
    ),
    ...differs(`members of round ${seed}`, stored, expected.members),
  ];
}

function differs(name: string, actual: unknown, expected: unknown): string[] {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  return found === wanted ? [] : [`${name}: ${found} instead of ${wanted}`];
}
