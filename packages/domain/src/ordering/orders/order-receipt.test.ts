import { ApiError, type Identity, type OrderReceipt } from '@claypot/sdk';
import { anOrder, anOrderReceipt } from '@claypot/testing';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { NO_OWNER } from '../../account/session/no-owner.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import type { ReceiptToken } from '../../routes/receipt-path.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createOrderReceipt, selectOrderReceipt } from './order-receipt.implementation.ts';

const TOKEN: ReceiptToken = {
  order_id: 'order-1',
  receipt: 'q3f8kVYQm1u7nDk0TzXo5cW2rJb9HsLeAaPgxUiEvR4',
};
const OTHER: Identity = { customer_id: null, guest_id: 'guest' };
const NOT_FOUND = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });

async function opened(who: Identity = NO_OWNER, token: ReceiptToken | null = TOKEN) {
  const orderReceipt = vi.fn<(input: unknown) => Promise<OrderReceipt>>();
  orderReceipt.mockResolvedValue(anOrderReceipt());
  const orderDetail = vi.fn<() => Promise<ReturnType<typeof anOrder>>>();
  orderDetail.mockRejectedValue(NOT_FOUND);
  const ports = fakePorts({ orderDetail, orderReceipt });
  const cache = createQueryCache(ports.clock);
  const machine = createOrderReceipt({ ...ports, cache, identity: () => who });
  const actor = createActor(machine, { input: { token }, clock: ports.clock.delays });
  const start = async () => {
    actor.start();
    await replies();
  };
  const later = async (milliseconds: number) => {
    ports.clock.advance(milliseconds);
    await replies();
  };
  const view = () => selectOrderReceipt(actor.getSnapshot());
  return { start, orderDetail, orderReceipt, later, view };
}

it('shows the receipt to a visitor without an identity and does not request the order', async () => {
  const { start, orderDetail, orderReceipt, view } = await opened();
  await start();
  expect(orderReceipt.mock.calls[0]?.[0]).toEqual({ body: TOKEN });
  expect(orderDetail).not.toHaveBeenCalled();
  expect(view()).toMatchObject({ status: 'ready', order: { status: 'PREPARING' }, ownId: null });
});

it('polls until the status is final', async () => {
  const { start, later, orderReceipt, view } = await opened();
  await start();
  expect(view().following).toBe(true);
  orderReceipt.mockResolvedValue(anOrderReceipt({ status: 'COMPLETED' }));
  await later(4999);
  expect(orderReceipt).toHaveBeenCalledOnce();
  await later(1);
  expect(view()).toMatchObject({ following: false, order: { status: 'COMPLETED' } });
  await later(600_000);
  expect(orderReceipt).toHaveBeenCalledTimes(2);
});

it('redirects the owner to the order', async () => {
  const { start, orderDetail, orderReceipt, view } = await opened(OTHER);
  orderDetail.mockResolvedValue(anOrder());
  await start();
  expect(view()).toMatchObject({ status: 'owned', ownId: anOrder().id, order: null });
  expect(orderReceipt).not.toHaveBeenCalled();
});

it('shows the receipt to another guest', async () => {
  const { start, view } = await opened(OTHER);
  await start();
  expect(view()).toMatchObject({ status: 'ready', order: { status: 'PREPARING' } });
});

it('fails on a lost response instead of loading the receipt', async () => {
  const { start, orderDetail, orderReceipt, view } = await opened(OTHER);
  orderDetail.mockRejectedValue(new ApiError({ kind: 'network' }));
  await start();
  expect(view().status).toBe('failed');
  expect(orderReceipt).not.toHaveBeenCalled();
});

it('has status notFound for a wrong or missing receipt', async () => {
  const wrong = await opened();
  wrong.orderReceipt.mockRejectedValue(NOT_FOUND);
  await wrong.start();
  expect(wrong.view().status).toBe('notFound');
  const none = await opened(NO_OWNER, null);
  await none.start();
  expect(none.view().status).toBe('notFound');
  expect(none.orderReceipt).not.toHaveBeenCalled();
});
