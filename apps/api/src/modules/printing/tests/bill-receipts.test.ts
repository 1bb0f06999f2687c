import { type Cents, cents } from '@claypot/sdk';
import type { Bill } from '@claypot/sdk/counter';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { codeFrom } from '../../../testing/refunds.ts';
import { openRestaurant, type Restaurant } from '../../../testing/restaurant.ts';
import { KLANG, SS2 } from '../../../testing/seed/seed.ts';
import {
  CLAYPOTS,
  card,
  cash,
  openAmount,
  openSalesCounter,
  type SalesCounter,
} from '../../sales/testing/open-sales-counter.ts';
import { acceptedOrder, addPrinter, printedBy } from './printing.ts';

let restaurant: Restaurant;
let counter: SalesCounter;
let printerId: string;

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.prepare(async () => {
    counter = await openSalesCounter(restaurant);
    await counter.signIn('mei');
    printerId = (await addPrinter(counter.sdk)).printer.id;
    await restaurant.db.execute(sql`
      update members set full_name = 'Siti Aminah binti Ahmad' where id = ${counter.member.id}`);
  });
});
afterAll(() => restaurant.close());
beforeEach(() => restaurant.reset());

/** Two claypots and a cake for a member: RM 15.00 by card, the rest in cash. */
async function paidBill(): Promise<Bill> {
  const bill = await counter.rungUpForMember(CLAYPOTS, openAmount(1500, 'Birthday cake'));
  return counter.pay(await counter.pay(bill, card(1500)), cash(10_000));
}

const print = (
  id: string,
  { refundId, kind = 'receipt' }: { refundId?: string; kind?: 'kitchen' | 'receipt' } = {},
) =>
  counter.sdk.printOrder({
    path: { id },
    headers: counter.press(),
    body: { kind, printer_id: null, ...(refundId !== undefined && { refund_id: refundId }) },
  });

/** Prints the next job. Returns what is on the paper, without spaces. */
async function paper(): Promise<string> {
  const leased = await counter.sdk.leasePrintJob({ body: { printer_id: printerId } });
  if (leased === null) throw new Error('No job waits');
  await counter.sdk.confirmPrintJob({ path: { id: leased.job.id } });
  return printedBy(leased.data);
}

const written = (amount: Cents) => (amount / 100).toFixed(2);

describe('the receipt of a bill', () => {
  test('has number, table, lines, amounts, payments with change, points and the member', async () => {
    const bill = await paidBill();
    expect(await print(bill.id)).toMatchObject({
      kind: 'receipt',
      order_id: bill.id,
      order_number: bill.number,
      refund_id: null,
      is_duplicate: false,
    });
    const letters = await paper();
    const [, byCash] = bill.payments;
    const { price } = bill;
    for (const text of [
      'Receipt1Bill:',
      `Bill:${bill.number}`,
      'Table:12',
      'Member:SitiAminah',
      '2xclaypot45.80+size:large',
      '1xBirthdaycake15.00',
      `Subtotal${written(price.subtotal)}`,
      `Servicecharge${written(price.service_charge)}`,
      `TotalRM${written(price.total)}`,
      `SSTincluded${written(price.tax)}`,
      'Cardterminal15.00',
      `Cash${written(byCash?.amount ?? cents(0))}`,
      'Cashreceived100.00',
      `Change${written(byCash?.change ?? cents(0))}`,
      `Pointsearned:${price.points_earned}`,
    ]) {
      expect(letters).toContain(text);
    }
    expect(price.points_earned).toBeGreaterThan(0);
    expect(letters).not.toContain('Ahmad');
    expect(letters).not.toContain('Refunded');
  });

  test('begins with DUPLICATE the second time', async () => {
    const bill = await paidBill();
    await print(bill.id);
    expect(await paper()).not.toContain('DUPLICATE');
    expect(await print(bill.id)).toMatchObject({ is_duplicate: true });
    expect(await paper()).toMatch(/^\*\*DUPLICATE\*\*/);
  });

  test('names the sum of the refunds once there are some', async () => {
    const bill = await paidBill();
    await refundCard(bill, 1250);
    await print(bill.id);
    expect(await paper()).toContain('Refunded-RM12.50');
  });

  test('does not exist before the bill is paid', async () => {
    const bill = await counter.rungUp(CLAYPOTS);
    expect(await codeFrom(print(bill.id))).toBe('NOT_FOUND');
    await counter.pay(bill, card(1000));
    expect(await codeFrom(print(bill.id))).toBe('NOT_FOUND');
  });

  test('is not printed by people of another branch', async () => {
    const bill = await paidBill();
    await restaurant.db.execute(sql`
      update staff_branches set branch_id = ${KLANG} where staff_id = 'mei'`);
    expect(await codeFrom(print(bill.id))).not.toBe('OK');
  });

  test('is the only paper of a bill', async () => {
    const bill = await paidBill();
    await expect(print(bill.id, { kind: 'kitchen' })).rejects.toMatchObject({
      data: { path: 'body.kind' },
    });
  });
});

/** Refunds a part of the card payment of a bill. Returns the id of the refund. */
async function refundCard({ id, payments }: Bill, amount: number): Promise<string> {
  const payment = payments.find(({ method }) => method === 'card');
  const { refunds } = await counter.sdk.refundBill({
    path: { id },
    headers: counter.press(),
    body: {
      parts: [{ payment_id: payment?.id ?? '', amount: cents(amount) }],
      reason: 'QUALITY',
      text: null,
      drawer_id: null,
    },
  });
  return refunds.at(-1)?.id ?? '';
}

describe('the receipt of a refund', () => {
  test('has its own number, that of the bill, and what went back', async () => {
    const bill = await paidBill();
    await refundCard(bill, 250);
    const refundId = await refundCard(bill, 1250);
    expect(await print(bill.id, { refundId })).toMatchObject({ refund_id: refundId });
    const letters = await paper();
    for (const text of [
      'Refundreceipt3Bill:',
      'Forreceipt:1',
      'Member:SitiAminah',
      'Cardterminal12.50',
      'RefundedRM12.50',
    ]) {
      expect(letters).toContain(text);
    }
  });

  test('and the receipt of the bill are different jobs', async () => {
    const bill = await paidBill();
    const refundId = await refundCard(bill, 1250);
    await print(bill.id);
    await paper();
    expect(await print(bill.id, { refundId })).toMatchObject({ is_duplicate: false });
    await paper();
    expect(await print(bill.id, { refundId })).toMatchObject({ is_duplicate: true });
  });

  test('does not exist for a refund of another bill', async () => {
    const bill = await paidBill();
    const refundId = await refundCard(await paidBill(), 1250);
    expect(await codeFrom(print(bill.id, { refundId }))).toBe('NOT_FOUND');
  });

  test('does not exist for an order of the app', async () => {
    const { id } = await acceptedOrder(restaurant);
    await expect(print(id, { refundId: 'REF-that-does-not-exist' })).rejects.toMatchObject({
      data: { path: 'body.refund_id' },
    });
    expect(await print(id)).toMatchObject({ order_id: id, refund_id: null });
    const jobs = await counter.sdk.printJobList({ body: { branch_id: SS2 } });
    expect(jobs.some(({ kind }) => kind === 'receipt')).toBe(true);
  });
});
