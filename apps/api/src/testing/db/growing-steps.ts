import type { Identity, Sdk } from '@claypot/sdk';
import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import { expireStale } from '../../jobs/expire-stale.ts';
import { findMissed } from '../../jobs/find-missed.ts';
import { openSession } from '../../modules/identity/sessions.ts';
import { remindOfTiers } from '../../modules/loyalty/wallet/remind-of-tiers.ts';
import { simulateOrders } from '../../modules/ordering/order-simulator.ts';
import { USUAL_RETENTION } from '../../platform/config/retention.ts';
import type { Db } from '../../platform/db/db.ts';
import { bossJobs } from '../../platform/jobs/boss-jobs.ts';
import { createJobRunner, type Handler, type Handlers } from '../../platform/jobs/job-runner.ts';
import type { Language } from '../../shared/text/language.ts';
import type { Clock } from '../../shared/time/clock.ts';

/** An operation that must not become slower with more data. */
export interface Step {
  readonly name: string;
  /** Preparation before each call. */
  readonly before?: (call: number) => Promise<unknown>;
  /** Receives the number of the call, so that each can use another guest. */
  readonly call: (call: number) => Promise<unknown>;
}

/** An in-process server with its dependencies. */
export interface GrowingRestaurant {
  readonly db: Db;
  readonly clock: Clock;
  readonly courier: CourierWithTimeout;
  sdkOf(company: string, language?: Language, token?: string | null): Sdk;
}

/** The company `demo` and one of its branches. */
export interface GrowingData {
  readonly company_id: string;
  readonly branch_id: string;
}

/** Date ranges relative to the stored data: the last month, and everything. */
const MONTH = { startDate: '2026-10-22', endDate: '2026-11-21' };
const YEARS = { startDate: '2016-11-21', endDate: '2026-11-21' };

/**
 * Signs a member in and returns the operations of that member.
 *
 * @param identity label of the member in the steps' names.
 */
export async function memberSteps(
  { clock, db, sdkOf }: GrowingRestaurant,
  { company_id, branch_id }: GrowingData,
  customer_id: string,
  identity: string,
): Promise<readonly Step[]> {
  const token = `token-of-${customer_id}-for-the-measurement`;
  await openSession(db, customer_id, { token }, clock.now());
  const memberSdk = sdkOf('demo', 'en', token);
  const owner: Identity = { customer_id, guest_id: null };
  const offered = { company_id, customer_id };
  const context = { customer_id, branch_id };
  const path = { customerId: customer_id };
  const [order] = await memberSdk.orderList({ body: owner });
  const history = await memberSdk.transactionHistoryList({ path, body: MONTH });
  const [entry] = Object.values(history).flat();
  if (order === undefined || entry === undefined) throw new Error(`Nothing is kept of ${identity}`);
  const step = (name: string, call: (sdk: Sdk) => Promise<unknown>): Step => ({
    name: `${name}, ${identity}`,
    call: () => call(memberSdk),
  });
  return [
    step('customer', (to) => to.customer({ path: { id: customer_id } })),
    step('order_list', (to) => to.orderList({ body: owner })),
    step('order_detail', (to) => to.orderDetail({ path: { id: order.id }, body: owner })),
    step('last_order', (to) => to.lastOrder({ body: owner })),
    step('usual_order', (to) => to.usualOrder({ body: owner })),
    step('cart/load', (to) => to.cartLoad({ body: owner })),
    step('reservation_list', (to) => to.reservationList({ body: owner })),
    step('notifications', (to) => to.notifications({ path: { id: customer_id } })),
    step('unread_count', (to) => to.unreadCount({ path: { userId: customer_id } })),
    step('point_list', (to) => to.pointList({ path })),
    step('voucher_list', (to) => to.voucherList({ body: offered })),
    step('claimed/voucher_list', (to) => to.claimedVoucherList({ body: offered })),
    step('vouchers at a branch', (to) => to.claimedVoucherListAvailable({ body: context })),
    step('history of a month', (to) => to.transactionHistoryList({ path, body: MONTH })),
    step('history of ten years', (to) => to.transactionHistoryList({ path, body: YEARS })),
    step('an entry of it', (to) =>
      to.transactionHistoryDetails({ path: { id: entry.id }, body: { customer_id } }),
    ),
  ];
}

const nothing: Handler = { retrySeconds: 1, handle: async () => null };
const NOTHING_TO_DO: Handlers = {
  unpaid: nothing,
  refund: nothing,
  order_refund: nothing,
  method: nothing,
  message: nothing,
  reminder: nothing,
  delivery: nothing,
  acceptance: nothing,
  past_sales: nothing,
  sales_totals: nothing,
  tiers: nothing,
  spent: nothing,
  guests: nothing,
  missed: nothing,
};

/** Returns the recurring jobs as steps. */
export function jobSteps(
  { clock, courier, db }: GrowingRestaurant,
  report: (error: unknown) => void,
): readonly Step[] {
  const now = clock.now();
  const runner = createJobRunner({
    jobs: bossJobs(db, report),
    clock,
    handlers: NOTHING_TO_DO,
    report,
  });
  return [
    { name: 'job: orders move on', call: () => simulateOrders({ db, courier, report }, now) },
    { name: 'job: what is due is taken', call: () => runner.runDue() },
    { name: 'job: what was missed is found', call: () => findMissed(db, now) },
    { name: 'job: ends of tiers are told', call: () => remindOfTiers(db, now) },
    { name: 'job: what is spent is dropped', call: () => expireStale(db, now, USUAL_RETENTION) },
  ];
}
