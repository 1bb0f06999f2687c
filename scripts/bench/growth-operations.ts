import type { Identity, Sdk } from '@claypot/sdk';
import { dropSpent } from '../../apps/api/src/jobs/drop-spent.ts';
import { simulateOrders } from '../../apps/api/src/jobs/order-simulator.ts';
import { remindOfTiers } from '../../apps/api/src/jobs/remind-of-tiers.ts';
import { sendReminders } from '../../apps/api/src/jobs/send-reminders.ts';
import { openSession } from '../../apps/api/src/members/sessions.ts';
import { findUnpaidSince } from '../../apps/api/src/payments/unpaid-payments.ts';
import { chooseOrder, guestOf } from './demo.ts';
import { orderingOperations } from './operations.ts';
import type { Restaurant } from './restaurant.ts';
import { MEMBER, REGULAR } from './stored.ts';

/** Something the server does, told the number of the call so that each can be another guest's. */
export interface Step {
  readonly name: string;
  /** Not measured. */
  readonly before?: (call: number) => Promise<unknown>;
  readonly call: (call: number) => Promise<unknown>;
}

/** By the clock of all measurements. */
const MONTH = { startDate: '2026-10-22', endDate: '2026-11-21' };
const YEARS = { startDate: '2016-11-21', endDate: '2026-11-21' };

/** What guests, a member and a regular ask for, and the work that repeats by itself. */
export async function growingSteps(restaurant: Restaurant): Promise<readonly Step[]> {
  return [
    ...(await guestSteps(restaurant)),
    ...(await memberSteps(restaurant, MEMBER, 'a member')),
    ...(await memberSteps(restaurant, REGULAR, '5,000 orders')),
    ...jobSteps(restaurant),
  ];
}

async function guestSteps({ sdk }: Restaurant): Promise<readonly Step[]> {
  const operations = await orderingOperations(sdk);
  return operations.map(({ before, call, name }) => ({
    name: `${name}, a guest`,
    before: async (index) => before?.(sdk, guestOf(index)),
    call: (index) => call(sdk, guestOf(index)),
  }));
}

async function memberSteps(
  { clock, db, sdk, sdkOf }: Restaurant,
  customer_id: string,
  who: string,
): Promise<readonly Step[]> {
  const token = `token-of-${customer_id}-for-the-measurement`;
  await openSession(db, customer_id, token, clock.now());
  const { branch, company } = await chooseOrder(sdk, guestOf(0));
  const theirs = sdkOf(company.company_subdomain, 'en', token);
  const owner: Identity = { customer_id, guest_id: null };
  const offered = { company_id: company.id, customer_id };
  const held = { customer_id, branch_id: branch.id };
  const path = { customerId: customer_id };
  const [order] = await theirs.orderList({ body: owner });
  const history = await theirs.transactionHistoryList({ path, body: MONTH });
  const [entry] = Object.values(history).flat();
  if (order === undefined || entry === undefined) throw new Error(`Nothing is kept of ${who}`);
  const step = (name: string, call: (sdk: Sdk) => Promise<unknown>): Step => ({
    name: `${name}, ${who}`,
    call: () => call(theirs),
  });
  return [
    step('customer', (to) => to.customer({ path: { id: customer_id } })),
    step('order_list', (to) => to.orderList({ body: owner })),
    step('order_detail', (to) => to.orderDetail({ path: { id: order.id }, body: owner })),
    step('last_order', (to) => to.lastOrder({ body: owner })),
    step('cart/load', (to) => to.cartLoad({ body: owner })),
    step('reservation_list', (to) => to.reservationList({ body: owner })),
    step('notifications', (to) => to.notifications({ path: { id: customer_id } })),
    step('unread_count', (to) => to.unreadCount({ path: { userId: customer_id } })),
    step('point_list', (to) => to.pointList({ path })),
    step('voucher_list', (to) => to.voucherList({ body: offered })),
    step('claimed/voucher_list', (to) => to.claimedVoucherList({ body: offered })),
    step('vouchers at a branch', (to) => to.claimedVoucherListAvailable({ body: held })),
    step('history of a month', (to) => to.transactionHistoryList({ path, body: MONTH })),
    step('history of ten years', (to) => to.transactionHistoryList({ path, body: YEARS })),
    step('an entry of it', (to) =>
      to.transactionHistoryDetails({ path: { id: entry.id }, body: { customer_id } }),
    ),
  ];
}

function jobSteps({ clock, courier, db }: Restaurant): readonly Step[] {
  const now = clock.now();
  const report = (error: unknown) => console.error(error);
  const paidBy = now.subtract({ minutes: 15 });
  return [
    { name: 'job: orders move on', call: () => simulateOrders({ db, courier, report }, now) },
    { name: 'job: unpaid are found', call: () => findUnpaidSince(db, paidBy, 50) },
    { name: 'job: tables are reminded of', call: () => sendReminders(db, now) },
    { name: 'job: ends of tiers are told', call: () => remindOfTiers(db, now) },
    { name: 'job: what is spent is dropped', call: () => dropSpent(db, now) },
  ];
}
