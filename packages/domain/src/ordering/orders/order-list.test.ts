import type { SalesOrderSummary } from '@claypot/sdk';
import { anOrder } from '@claypot/testing';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { QueryMachine } from '../../machines/query/query.machine.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createLastOrder, createOrderList } from './order-list.implementation.ts';

const summary: SalesOrderSummary = { ...anOrder(), total_qty: 2 };

function setUp() {
  const orderList = vi.fn(async (_input: unknown): Promise<SalesOrderSummary[]> => [summary]);
  const lastOrder = vi.fn(async (_input: unknown): Promise<SalesOrderSummary | null> => summary);
  const clock = controlledClock();
  let guest_id = 'first';
  const deps = {
    api: stubSdk({ orderList, lastOrder }),
    cache: createQueryCache(clock),
    identity: () => ({ customer_id: null, guest_id }),
  };
  const open = <TData>(machine: QueryMachine<undefined, TData>) => {
    const actor = createActor(machine).start();
    return () => selectQuery(actor.getSnapshot());
  };
  const become = (guest: string) => {
    guest_id = guest;
  };
  const openList = () => open(createOrderList(deps));
  const openLast = () => open(createLastOrder(deps));
  return { orderList, lastOrder, clock, openList, openLast, become };
}

it('shows the cached list and refetches it after a second', async () => {
  const { orderList, clock, openList } = setUp();
  openList();
  await replies();
  clock.advance(1000);
  const view = openList();
  expect(view()).toMatchObject({ status: 'ready', refreshing: true, data: [summary] });
  await replies();
  expect(orderList).toHaveBeenCalledTimes(2);
});

it('does not show the orders of another guest', async () => {
  const { openList, become } = setUp();
  openList();
  await replies();
  become('second');
  expect(openList()()).toMatchObject({ status: 'loading', data: null });
});

it('has status empty without orders', async () => {
  const { orderList, lastOrder, openList, openLast } = setUp();
  orderList.mockResolvedValue([]);
  lastOrder.mockResolvedValue(null);
  const list = openList();
  const last = openLast();
  await replies();
  expect([list().status, last().status]).toEqual(['empty', 'empty']);
});
