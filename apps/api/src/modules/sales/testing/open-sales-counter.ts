import { type Cents, cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { sql } from '../../../platform/db/sql.ts';
import { PINS } from '../../../testing/counter.ts';
import { openCounterTablet } from '../../../testing/counter-tablet.ts';
import { type Joined, joinMember } from '../../../testing/join-member.ts';
import { LARGE } from '../../../testing/ordering.ts';
import { codeAt, secretOf } from '../../../testing/payment-code.ts';
import type { Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';
import { openSession } from '../../identity/index.ts';

type Approvable = Parameters<CounterSdk['approve']>[0]['body']['operation'];
type NewLine = Parameters<CounterSdk['addBillLines']>[0]['body']['lines'][number];
type NewItem = Extract<NewLine, { kind: 'item' }>;
type Payment = Parameters<CounterSdk['payBill']>[0]['body']['payment'];
type Change = Parameters<CounterSdk['changeBill']>[0]['body'];
type Split = Parameters<CounterSdk['splitBill']>[0]['body']['split'];

/** Phone number of the member. No staff account has it. */
const MEMBER_PHONE = '+60198765432';

/** Two large claypots: 2 × RM 22.90 = RM 45.80. */
export const CLAYPOTS: NewItem = {
  kind: 'item',
  item_type: 'dish',
  item_id: 'claypot',
  qty: 2,
  variation: [LARGE],
};

/** One crab for RM 45.00, of which five portions are left. */
export const CRAB: NewItem = {
  kind: 'item',
  item_type: 'dish',
  item_id: 'crab',
  qty: 1,
  variation: [],
};

/** Returns an open amount in cents. */
export function openAmount(amount: number, name = 'Cake'): NewLine {
  return { kind: 'open_amount', name, amount: cents(amount) };
}

/** A tablet with a cashier and a member to serve. */
export type SalesCounter = Awaited<ReturnType<typeof openSalesCounter>>;

/** Opens a tablet on which the cashier is signed in, and creates a member. */
export async function openSalesCounter(restaurant: Restaurant) {
  const tablet = await openCounterTablet(restaurant);
  const { sdk, press } = tablet;
  const member: Joined = await joinMember(restaurant, MEMBER_PHONE);
  const secret = await secretOf(member);
  const keyed = (headers: object) => ({ ...press(), ...headers });
  const bill = (id: string) => sdk.bill({ path: { id } });
  const open = (tableNo: string | null = '12', headers: object = {}) =>
    sdk.openBill({ headers: keyed(headers), body: { branch_id: SS2, table_no: tableNo } });
  const add = (id: string, lines: readonly NewLine[], headers: object = {}) =>
    sdk.addBillLines({ path: { id }, headers: keyed(headers), body: { lines: [...lines] } });
  const change = (seen: Bill, changes: Partial<Change>, headers: object = {}) =>
    sdk.changeBill({
      path: { id: seen.id },
      headers: keyed(headers),
      body: {
        version: seen.version,
        table_no: seen.table_no,
        customer_id: seen.member?.id ?? null,
        uses_points: seen.uses_points,
        ...changes,
      },
    });
  /** Pays what the person saw as left of the bill or of a share. */
  const pay = (
    seen: Bill,
    payment: Payment,
    { share = null, left, headers = {} }: PayOptions = {},
  ) =>
    sdk.payBill({
      path: { id: seen.id },
      headers: keyed(headers),
      body: { left: left ?? leftOf(seen, share), share, payment },
    });
  return {
    ...tablet,
    member,
    bill,
    open,
    add,
    change,
    pay,
    /** Opens a bill with lines. */
    rungUp: async (...lines: NewLine[]) => add((await open()).id, lines),
    /** Opens a bill with lines and the member. */
    rungUpForMember: async (...lines: NewLine[]) =>
      change(await add((await open()).id, lines), { customer_id: member.id }),
    /** The code that the member's phone shows now. */
    code: () => codeAt(secret, restaurant.clock.now()),
    /** The code that another phone of the member shows now. */
    codeOfAnotherDevice: async () => {
      const token = `token-of-another-phone-of-${member.id}`;
      await openSession(restaurant.db, member.id, { token }, restaurant.clock.now());
      const sdk = restaurant.sdkOf('demo', 'en', token);
      return codeAt(await secretOf({ id: member.id, sdk }), restaurant.clock.now());
    },
    setQty: (seen: Bill, lineId: string, qty: number, headers: object = {}) =>
      sdk.changeBillLine({
        path: { id: seen.id },
        headers: keyed(headers),
        body: { version: seen.version, line_id: lineId, qty },
      }),
    voucher: (seen: Bill, voucherId: string | null, code: string | null, headers: object = {}) =>
      sdk.useBillVoucher({
        path: { id: seen.id },
        headers: keyed(headers),
        body: { version: seen.version, voucher_id: voucherId, code },
      }),
    split: (seen: Bill, split: Split, headers: object = {}) =>
      sdk.splitBill({
        path: { id: seen.id },
        headers: keyed(headers),
        body: { version: seen.version, split },
      }),
    removePayment: (id: string, paymentId: string, headers: object = {}) =>
      sdk.removeBillPayment({
        path: { id },
        headers: keyed(headers),
        body: { payment_id: paymentId, reason: 'Pays by card' },
      }),
    voidBill: (seen: Bill, headers: object = {}) =>
      sdk.voidBill({
        path: { id: seen.id },
        headers: keyed(headers),
        body: { version: seen.version, reason: 'Guests left' },
      }),
    /** Returns the header of a manager's approval. */
    approval: async (operation: Approvable, target: string, amount?: number) => {
      const { token } = await sdk.approve({
        body: {
          staff_id: 'mei',
          pin: PINS.manager,
          operation,
          target_id: target,
          ...(amount === undefined ? {} : { amount: cents(amount) }),
        },
      });
      return { 'Counter-Approval': token };
    },
    allowSplits: () =>
      restaurant.db.execute(sql`update companies set splits_bills = true where id = 'demo'`),
  };
}

interface PayOptions {
  readonly share?: number | null;
  readonly left?: Cents;
  readonly headers?: object;
}

function leftOf({ left, split }: Bill, share: number | null): Cents {
  return split?.shares.find(({ number }) => number === share)?.left ?? left;
}

/** A payment in cash. */
export function cash(tendered: number): Extract<Payment, { method: 'cash' }> {
  return { method: 'cash', tendered: cents(tendered), drawer_id: null };
}

/** A payment by the card terminal. */
export function card(amount: number): Extract<Payment, { method: 'card' }> {
  return { method: 'card', amount: cents(amount), terminal_reference: null };
}

/** A payment from the wallet with a one-time code. */
export function wallet(amount: number, code: string): Payment {
  return { method: 'wallet', amount: cents(amount), code };
}
