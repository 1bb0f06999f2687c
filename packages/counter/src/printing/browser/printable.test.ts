import { createQueryCache } from '@claypot/domain/flows';
import { selectQuery } from '@claypot/domain/machines';
import { controlledClock, memoryStorage, replies } from '@claypot/domain/testing';
import { ApiError, cents } from '@claypot/sdk';
import type { CounterSdk, Ticket } from '@claypot/sdk/counter';
import { aBoardOrder, aSession, aTicket } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { stubCounterSdk } from '../../app/testing/runtime.ts';
import { createPrintable } from './printable.implementation.ts';
import type { PrintableInput } from './printable-ticket.ts';
import { createPrintedTickets } from './printed-tickets.ts';

const order = aBoardOrder();
const [first] = order.lines;
if (first === undefined) throw new Error('The sample order has no lines');

const line = (name: string, variation: string, fields: Partial<typeof first> = {}) => ({
  ...first,
  name,
  choices: [{ option_name: 'Size', variation_name: variation }],
  dishes: [],
  ...fields,
});

/** Returns the ticket of a rice and an unavailable soup. */
const ticket = (rice: string, variation: string): Ticket =>
  aTicket({
    order: {
      ...order,
      lines: [
        line(rice, variation, { id: 'rice', qty: 2 }),
        line('Soup', variation, { id: 'soup', qty: 1, is_unavailable: true }),
      ],
    },
  });

const storage = memoryStorage();

async function load(
  input: PrintableInput,
  { language = 'en', operations = {}, at = storage } = {} as {
    language?: 'en' | 'zh_CN';
    operations?: Partial<CounterSdk>;
    at?: ReturnType<typeof memoryStorage>;
  },
) {
  const clock = controlledClock('2026-11-27T12:04:05+08:00');
  const apiOf = (own: Ticket) =>
    stubCounterSdk({ session: async () => aSession(), ticket: async () => own, ...operations });
  const machine = createPrintable({
    apis: { en: apiOf(ticket('Rice', 'Large')), zh_CN: apiOf(ticket('饭', '大')) },
    cache: createQueryCache(clock),
    clock,
    language,
    printed: createPrintedTickets(at, 'demo'),
  });
  const actor = createActor(machine, { input }).start();
  await replies();
  return selectQuery(actor.getSnapshot());
}

const KITCHEN = { order_id: order.id, kind: 'kitchen', branch_id: 'bangsar' } as const;
const RECEIPT = { ...KITCHEN, kind: 'receipt' } as const;

test('a kitchen ticket names dishes in both languages and omits unavailable lines', async () => {
  const { data } = await load(KITCHEN, { language: 'zh_CN', at: memoryStorage() });
  expect(data?.lines).toMatchObject([
    { names: ['饭', 'Rice'], qty: 2, choices: [['Size: 大', 'Size: Large']] },
  ]);
  expect(data).toMatchObject({ language: 'zh_CN', count: 2, isDuplicate: false });
});

test('a receipt has all lines with their prices, in one language', async () => {
  const { data } = await load(RECEIPT, { at: memoryStorage() });
  expect(
    data?.lines.map(({ names, total, isUnavailable }) => [names, total, isUnavailable]),
  ).toEqual([
    [['Rice'], first.line_total, false],
    [['Soup'], first.line_total, true],
  ]);
});

test('a receipt has the sum of the refunds that have not failed', async () => {
  const { refunds } = aTicket();
  const [refund] = refunds.list;
  if (refund === undefined) throw new Error('The sample ticket has no refunds');
  const list = (['refunded', 'refunding', 'failed'] as const).map((state) => ({
    ...refund,
    state,
    amount: cents(1000),
  }));
  const own = aTicket({ refunds: { ...refunds, list } });
  const { data } = await load(RECEIPT, {
    at: memoryStorage(),
    operations: { ticket: async () => own },
  });
  expect(data?.refunded).toBe(2000);
});

test('has the company, the branch and the remark, method and time of the order', async () => {
  const { data } = await load(RECEIPT, { at: memoryStorage() });
  const { method, remark, requested_at } = order;
  expect(data?.order).toMatchObject({ method, remark, requested_at });
  expect(data?.companyName).toBe(aSession().company_name);
  expect(data?.branchName).toBe(aSession().device?.branch.branch_name);
  expect(data?.branchAddress).toBe(aTicket().branch_address);
});

test('the second print on the same device is a duplicate', async () => {
  const at = memoryStorage();
  await load(KITCHEN, { at });
  const { data } = await load(KITCHEN, { at });
  expect(data?.isDuplicate).toBe(true);
});

test('a failed load is no print', async () => {
  const at = memoryStorage();
  const lost = { ticket: () => Promise.reject(new ApiError({ kind: 'network' })) };
  expect((await load(KITCHEN, { at, operations: lost })).status).toBe('failed');
  expect((await load(KITCHEN, { at })).data?.isDuplicate).toBe(false);
});

test('is notFound for an order of another branch', async () => {
  const missing = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
  const { status } = await load(KITCHEN, {
    operations: { ticket: () => Promise.reject(missing) },
  });
  expect(status).toBe('notFound');
});
