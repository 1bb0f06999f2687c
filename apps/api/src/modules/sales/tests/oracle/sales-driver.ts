import { ApiError, cents } from '@claypot/sdk';
import { type Bill, type CounterSdk, codeOf } from '@claypot/sdk/counter';
import type { SalesState, SalesStep } from './sales-step.ts';

type Step<Name extends SalesStep['do']> = Extract<SalesStep, { do: Name }>;
type NewLine = Parameters<CounterSdk['addBillLines']>[0]['body']['lines'][number];
type Payment = Parameters<CounterSdk['payBill']>[0]['body']['payment'];

/** A wallet payment to which a member agrees. */
interface WalletSpending {
  readonly bill: Bill;
  readonly share: number | null;
  readonly left: Bill['left'];
  readonly amount: Bill['left'];
  readonly headers: { readonly 'Idempotency-Key': string };
}

/** Access of a driver to a counter and to the phones of its members. */
export interface SalesPlace {
  readonly sdk: CounterSdk;
  readonly branchId: string;
  /** Ids by the names of the oracle. */
  readonly dishes: { readonly tea: string; readonly crab: string };
  readonly members: readonly string[];
  readonly vouchers: readonly string[];
  /** Creates the header of a new press. */
  press(): { readonly 'Idempotency-Key': string };
  /** Sends a request one or several times, until its outcome is known. */
  send<Result>(request: () => Promise<Result>): Promise<Result>;
  payFromWallet(spending: WalletSpending): Promise<unknown>;
  useVoucher(bill: Bill, voucherId: string, headers: WalletSpending['headers']): Promise<unknown>;
}

/** A counter on the server that takes the same steps as the oracle. */
export interface SalesDriver {
  /** Takes a step. Returns `OK` or the code of the error. */
  take(step: SalesStep): Promise<string>;
  bills(): Promise<SalesState['bills']>;
}

export function createSalesDriver(place: SalesPlace): SalesDriver {
  const { sdk, branchId, dishes, members, vouchers, press, send } = place;
  const bills: string[] = [];
  const read = (index: number) => {
    const path = { id: itemOf(bills, index) };
    return send(() => sdk.bill({ path }));
  };
  const keyed = (index: number) => ({ path: { id: itemOf(bills, index) }, headers: press() });

  async function pay(index: number, share: number | null, payment: Payment) {
    const request = keyed(index);
    const { left } = dueOf(await read(index), share);
    return send(() => sdk.payBill({ ...request, body: { left, share, payment } }));
  }

  function ring(index: number, line: NewLine) {
    const request = keyed(index);
    return send(() => sdk.addBillLines({ ...request, body: { lines: [line] } }));
  }

  const take: { readonly [Name in SalesStep['do']]: (step: Step<Name>) => Promise<unknown> } = {
    open: async () => {
      const headers = press();
      const body = { branch_id: branchId, table_no: '7' };
      bills.push((await send(() => sdk.openBill({ headers, body }))).id);
    },
    ring: ({ bill, item, qty }) =>
      ring(bill, {
        kind: 'item',
        item_type: 'dish',
        item_id: dishes[item],
        qty,
        variation: [],
      }),
    amount: ({ bill, amount }) =>
      ring(bill, { kind: 'open_amount', name: 'Cake', amount: cents(amount) }),
    quantity: async ({ bill, line, qty }) => {
      const request = keyed(bill);
      const { version, lines } = await read(bill);
      const body = { version, line_id: itemOf(lines, line).id, qty };
      return send(() => sdk.changeBillLine({ ...request, body }));
    },
    member: async ({ bill, member, usesPoints }) => {
      const request = keyed(bill);
      const { version, table_no } = await read(bill);
      const customer_id = member === null ? null : itemOf(members, member);
      const body = { version, table_no, customer_id, uses_points: usesPoints };
      return send(() => sdk.changeBill({ ...request, body }));
    },
    voucher: async ({ bill, voucher }) => {
      const request = keyed(bill);
      const present = await read(bill);
      if (voucher !== null) {
        return place.useVoucher(present, itemOf(vouchers, voucher), request.headers);
      }
      const body = { version: present.version, voucher_id: null, code: null };
      return send(() => sdk.useBillVoucher({ ...request, body }));
    },
    split: async ({ bill, people }) => {
      const request = keyed(bill);
      const { version } = await read(bill);
      const split = people === null ? null : ({ by: 'people', people } as const);
      return send(() => sdk.splitBill({ ...request, body: { version, split } }));
    },
    cash: async ({ bill, share, extra }) => {
      const { cash_due } = dueOf(await read(bill), share);
      const tendered = cents(Math.max(0, cash_due + extra));
      return pay(bill, share, { method: 'cash', tendered, drawer_id: null });
    },
    card: ({ bill, share, amount }) =>
      pay(bill, share, { method: 'card', amount: cents(amount), terminal_reference: '0042' }),
    wallet: async ({ bill: index, share, amount: sen }) => {
      const headers = press();
      const bill = await read(index);
      const amount = cents(sen);
      const takesOffer = bill.split === null && bill.family_day?.total === amount;
      const left = takesOffer ? amount : dueOf(bill, share).left;
      return place.payFromWallet({ bill, share, left, amount, headers });
    },
    remove: async ({ bill, payment }) => {
      const request = keyed(bill);
      const { payments } = await read(bill);
      const body = { payment_id: itemOf(payments, payment).id, reason: 'Pays another way' };
      return send(() => sdk.removeBillPayment({ ...request, body }));
    },
    void: async ({ bill }) => {
      const request = keyed(bill);
      const { version } = await read(bill);
      return send(() => sdk.voidBill({ ...request, body: { version, reason: 'Wrong table' } }));
    },
    refund: async ({ bill, payment, amount }) => {
      const request = keyed(bill);
      const { payments } = await read(bill);
      const parts = [{ payment_id: itemOf(payments, payment).id, amount: cents(amount) }];
      const body = { parts, reason: 'QUALITY', text: null, drawer_id: null } as const;
      return send(() => sdk.refundBill({ ...request, body }));
    },
    drawer: ({ kind, amount }) => {
      const headers = press();
      const moved = { branch_id: branchId, drawer_id: null, kind, amount: cents(amount) };
      const body = { ...moved, reason: kind === 'float' ? null : 'Ice' };
      return send(() => sdk.moveDrawerCash({ headers, body }));
    },
  };

  return {
    take: async (step) => {
      try {
        // The step selects the function for its own type.
        await (take[step.do] as (step: SalesStep) => Promise<unknown>)(step);
        return 'OK';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return codeOf(error);
      }
    },
    bills: async () =>
      (await Promise.all(bills.map((_, index) => read(index)))).map(
        ({ state, price, left, cash_due, receipt }) =>
          state === 'void'
            ? { state, total: 0, left: 0, cashDue: 0, receipt: null }
            : {
                state,
                total: price.total,
                left,
                cashDue: cash_due,
                receipt: receipt?.number ?? null,
              },
      ),
  };
}

/** Returns what is left of a bill, or of a share. */
function dueOf(bill: Bill, share: number | null): Pick<Bill, 'left' | 'cash_due'> {
  return bill.split?.shares.find(({ number }) => number === share) ?? bill;
}

/** @throws Error if the list is shorter. */
export function itemOf<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item ${index} of ${list.length}`);
  return item;
}
