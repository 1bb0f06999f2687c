import { cents } from '@claypot/sdk';
import type { Bill, CounterSdk } from '@claypot/sdk/counter';
import { codeAt, secretOf } from '../../modules/loyalty/testing/code-counter.ts';
import { sql } from '../../platform/db/sql.ts';
import { PINS } from '../../testing/counter.ts';
import { joinMember } from '../../testing/join-member.ts';
import type { Restaurant } from '../../testing/restaurant.ts';
import { SS2 } from '../../testing/seed/seed.ts';
import { insertClaimed } from '../../testing/vouchers.ts';
import { payIn } from '../../testing/wallet.ts';
import type { Press, Recorder } from './walk.ts';

interface Counter {
  readonly sdk: CounterSdk;
  readonly record: Recorder;
  readonly press: Press;
}

type Approvable = Parameters<CounterSdk['approve']>[0]['body']['operation'];

const CAKE = { kind: 'open_amount', name: 'Cake', amount: cents(3000) } as const;

/** A cashier serves a table, with a manager's approval where it is needed. */
export async function walkBills(
  restaurant: Restaurant,
  { sdk, record, press }: Counter,
): Promise<void> {
  await restaurant.db.execute(sql`update companies set splits_bills = true, member_bill_count = 0`);
  const member = await joinMember(restaurant, '+60198765431');
  await payIn(restaurant, member.id, 10_000);
  const voucher = await insertClaimed(restaurant, member.id, { voucherId: 'rm10' });
  const secret = await secretOf(member);
  const approve = async (operation: Approvable, target: string, amount?: number) => {
    const body = { staff_id: 'manager', pin: PINS.manager, operation, target_id: target };
    const { token } = await sdk.approve({
      body: amount === undefined ? body : { ...body, amount: cents(amount) },
    });
    return { ...press(), 'Counter-Approval': token };
  };
  const pay = ({ id, left }: Bill, amount: number) =>
    sdk.payBill({
      path: { id },
      headers: press(),
      body: {
        left,
        share: null,
        payment: { method: 'card', amount: cents(amount), terminal_reference: null },
      },
    });
  let bill = await record('openBill', () =>
    sdk.openBill({ headers: press(), body: { branch_id: SS2, table_no: '12' } }),
  );
  const path = { id: bill.id };
  bill = await record('addBillLines', () =>
    sdk.addBillLines({ path, headers: press(), body: { lines: [CAKE, CAKE] } }),
  );
  // After five minutes a line needs a manager.
  restaurant.clock.set(restaurant.clock.now().add({ minutes: 5 }));
  const lowered = await approve('changeBillLine', bill.id);
  bill = await record('changeBillLine', () =>
    sdk.changeBillLine({
      path,
      headers: lowered,
      body: { version: bill.version, line_id: bill.lines[1]?.id ?? '', qty: 0 },
    }),
  );
  bill = await record('splitBill', () =>
    sdk.splitBill({
      path,
      headers: press(),
      body: { version: bill.version, split: { by: 'people', people: 3 } },
    }),
  );
  const attached = await approve('changeBill', bill.id);
  bill = await record('changeBill', () =>
    sdk.changeBill({
      path,
      headers: attached,
      body: {
        version: bill.version,
        table_no: '7',
        customer_id: member.id,
        uses_points: false,
      },
    }),
  );
  const code = codeAt(secret, restaurant.clock.now());
  bill = await record('useBillVoucher', () =>
    sdk.useBillVoucher({
      path,
      headers: press(),
      body: { version: bill.version, voucher_id: voucher, code },
    }),
  );
  bill = await record('askMember', () =>
    sdk.askMember({
      path,
      headers: press(),
      body: { left: bill.left, share: null, ask: { kind: 'wallet', amount: cents(500) } },
    }),
  );
  bill = await record('cancelMemberRequest', () =>
    sdk.cancelMemberRequest({ path, headers: press() }),
  );
  bill = await record('payBill', () => pay(bill, 1000));
  const removed = await approve('removeBillPayment', bill.id, 1000);
  bill = await record('removeBillPayment', () =>
    sdk.removeBillPayment({
      path,
      headers: removed,
      body: { payment_id: bill.payments[0]?.id ?? '', reason: 'Declined at the terminal' },
    }),
  );
  const voided = await approve('voidBill', bill.id);
  await record('voidBill', () =>
    sdk.voidBill({ path, headers: voided, body: { version: bill.version, reason: 'They left' } }),
  );
  const opened = await sdk.openBill({
    headers: press(),
    body: { branch_id: SS2, table_no: '8' },
  });
  const paidPath = { id: opened.id };
  const rungUp = await sdk.addBillLines({
    path: paidPath,
    headers: press(),
    body: { lines: [CAKE] },
  });
  const paid = await pay(rungUp, rungUp.left);
  const refunded = await approve('refundBill', paid.id, 300);
  await record('refundBill', () =>
    sdk.refundBill({
      path: paidPath,
      headers: refunded,
      body: {
        parts: [{ payment_id: paid.payments[0]?.id ?? '', amount: cents(300) }],
        reason: 'QUALITY',
        text: null,
        drawer_id: null,
      },
    }),
  );
}
