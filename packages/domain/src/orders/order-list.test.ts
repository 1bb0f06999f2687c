import type { SalesOrderSummary } from '@claypot/sdk';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createResourceCache } from '../resource/cache.ts';
import { selectResource } from '../resource/resource.selectors.ts';
import { controlledClock, stubSdk } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createLastOrder, createOrderList } from './order-list.live.ts';
import { anOrderDetail } from './testing/samples.ts';

const summary: SalesOrderSummary = { ...anOrderDetail(), total_qty: 2 };

function setUp() {
  const orderList = vi.fn(async (_input: unknown): Promise<SalesOrderSummary[]> => [summary]);
  const lastOrder = vi.fn(async (_input: unknown): Promise<SalesOrderSummary | null> => summary);
  const clock = controlledClock();
  let guest_id = 'first';
  const deps = {
    api: stubSdk({ orderList, lastOrder }),
    cache: createResourceCache(clock),
    identity: () => ({ customer_id: null, guest_id }),
  };
  const machines = { list: createOrderList(deps), last: createLastOrder(deps) };
  const open = (name: keyof typeof machines) => {
    const actor = createActor(machines[name], { input: { input: undefined } }).start();
    return () => selectResource(actor.getSnapshot());
  };
  const become = (guest: string) => {
    guest_id = guest;
  };
  return { orderList, lastOrder, clock, open, become };
}

it('shows what is known and looks again behind it a second later', async () => {
  const { orderList, clock, open } = setUp();
  open('list');
  await replies();
  clock.advance(1000);
  const view = open('list');
  expect(view()).toMatchObject({ status: 'ready', refreshing: true, data: [summary] });
  await replies();
  expect(orderList).toHaveBeenCalledTimes(2);
});

it('never shows one guest the orders of another', async () => {
  const { open, become } = setUp();
  open('list');
  await replies();
  become('second');
  expect(open('list')()).toMatchObject({ status: 'loading', data: null });
});

it('is empty without orders', async () => {
  const { orderList, lastOrder, open } = setUp();
  orderList.mockResolvedValue([]);
  lastOrder.mockResolvedValue(null);
  const list = open('list');
  const last = open('last');
  await replies();
  expect([list().status, last().status]).toEqual(['empty', 'empty']);
});
