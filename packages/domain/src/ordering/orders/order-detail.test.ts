import { ApiError, type SalesOrder } from '@claypot/sdk';
import { anOrder } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { leaveToPay } from './leave-to-pay.ts';
import { createOrderDetail } from './order-detail.implementation.ts';
import { selectOrderDetail } from './order-detail.selectors.ts';

const aRider = { name: 'Ahmad Faizal', phone: '+60193009901', position: null };
const lost = new ApiError({ kind: 'network' });

async function opened(first: SalesOrder | ApiError = anOrder()) {
  const orderDetail = vi.fn<(input: unknown) => Promise<SalesOrder>>();
  const answer = (next: SalesOrder | ApiError) =>
    next instanceof ApiError
      ? orderDetail.mockRejectedValue(next)
      : orderDetail.mockResolvedValue(next);
  answer(first);
  const ports = fakePorts({ orderDetail });
  const cache = createQueryCache(ports.clock);
  const identity = () => ({ customer_id: null, guest_id: 'guest' });
  const actor = createActor(createOrderDetail({ ...ports, cache, identity }), {
    input: { order_id: 'order-1' },
    clock: ports.clock.delays,
  });
  actor.start();
  await replies();
  const later = async (milliseconds: number) => {
    ports.clock.advance(milliseconds);
    await replies();
  };
  const view = () => selectOrderDetail(actor.getSnapshot());
  return { actor, ports, orderDetail, answer, later, view };
}

describe('order with live updates', () => {
  function opened() {
    let order = anOrder();
    const news = { isLive: true, stopped: 0, changed: () => {} };
    const orderDetail = vi.fn(async () => order);
    const ports = {
      ...fakePorts({ orderDetail }),
      news: async () => ({
        followMember: () => ({ isLive: () => false, stop: () => undefined }),
        followOrder: (id: string, who: unknown, changed: () => void) => {
          expect([id, who]).toEqual([order.id, { customer_id: null, guest_id: 'guest' }]);
          news.changed = changed;
          const stop = () => {
            news.stopped += 1;
          };
          return { isLive: () => news.isLive, stop };
        },
      }),
    };
    const cache = createQueryCache(ports.clock);
    const identity = () => ({ customer_id: null, guest_id: 'guest' });
    const machine = createOrderDetail({ ...ports, cache, identity });
    const clock = ports.clock.delays;
    const actor = createActor(machine, { input: { order_id: order.id }, clock }).start();
    const becomes = (next: SalesOrder) => {
      order = next;
    };
    return { actor, news, ports, orderDetail, becomes };
  }

  it('reloads on an update and otherwise polls rarely', async () => {
    const { news, ports, orderDetail, becomes, actor } = opened();
    await replies();
    ports.clock.advance(59_999);
    await replies();
    expect(orderDetail).toHaveBeenCalledOnce();
    becomes(anOrder({ status: 'READY' }));
    news.changed();
    await replies();
    expect(selectOrderDetail(actor.getSnapshot()).order?.status).toBe('READY');
    news.isLive = false;
    news.changed();
    await replies();
    const asked = orderDetail.mock.calls.length;
    ports.clock.advance(5000);
    await replies();
    expect(orderDetail).toHaveBeenCalledTimes(asked + 1);
  });

  it('polls at the usual delay until the rider is known, then as riders move', async () => {
    const { news, ports, orderDetail, becomes } = opened();
    await replies();
    const onItsWay = anOrder({ status: 'DELIVERING', share_link: '/track', id: 'order-1' });
    becomes({ ...onItsWay, rider: null });
    news.changed();
    await replies();
    const asked = orderDetail.mock.calls.length;
    becomes({ ...onItsWay, rider: aRider });
    ports.clock.advance(5000);
    await replies();
    expect(orderDetail).toHaveBeenCalledTimes(asked + 1);
    ports.clock.advance(19_999);
    await replies();
    expect(orderDetail).toHaveBeenCalledTimes(asked + 1);
    ports.clock.advance(1);
    await replies();
    expect(orderDetail).toHaveBeenCalledTimes(asked + 2);
  });

  it('unsubscribes when the status is final or the actor stops', async () => {
    const { news, becomes, actor } = opened();
    await replies();
    becomes(anOrder({ status: 'COMPLETED' }));
    news.changed();
    await replies();
    expect(news.stopped).toBe(1);
    actor.stop();
    expect(news.stopped).toBe(2);
  });
});

describe('order without live updates', () => {
  it('polls until the status is final', async () => {
    const { view, answer, later, orderDetail } = await opened();
    expect(view()).toMatchObject({ status: 'ready', following: true });
    answer(anOrder({ status: 'READY' }));
    await later(4999);
    expect(view().order?.status).toBe('PREPARING');
    await later(1);
    expect(view().order?.status).toBe('READY');
    answer(anOrder({ status: 'COMPLETED' }));
    await later(5000);
    expect(view()).toMatchObject({ following: false, order: { status: 'COMPLETED' } });
    const asked = orderDetail.mock.calls.length;
    await later(600_000);
    expect(orderDetail).toHaveBeenCalledTimes(asked);
  });

  it('keeps the order and doubles the delay while requests fail', async () => {
    const { view, answer, later, orderDetail } = await opened();
    answer(lost);
    await later(5000);
    expect(view()).toMatchObject({ status: 'ready', stale: true, following: true });
    await later(9999);
    expect(orderDetail).toHaveBeenCalledTimes(2);
    await later(1);
    expect(orderDetail).toHaveBeenCalledTimes(3);
    answer(anOrder({ status: 'READY' }));
    await later(20_000);
    expect(view()).toMatchObject({ stale: false, order: { status: 'READY' } });
  });

  it('reloads at once on REFRESH', async () => {
    const { actor, view, answer } = await opened();
    answer(anOrder({ status: 'READY' }));
    actor.send({ type: 'REFRESH' });
    await replies();
    expect(view().order?.status).toBe('READY');
  });

  it('has status notFound for the order of another customer', async () => {
    const { view } = await opened(
      new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }),
    );
    expect(view().status).toBe('notFound');
  });

  it('reloads on RETRY after a failed load', async () => {
    const { actor, view, answer } = await opened(lost);
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    answer(anOrder());
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'ready', error: null });
  });

  it('opens the payment page only for an unpaid order', async () => {
    const unpaid = anOrder({ status: 'MAKING PAYMENT', payment_url: '/sandbox/pay/1' });
    const { view, ports } = await opened(unpaid);
    expect(view().canPay).toBe(true);
    leaveToPay(ports, view().order);
    expect(ports.navigation.visits).toEqual([['leave', '/sandbox/pay/1']]);

    const paid = await opened();
    expect(paid.view().canPay).toBe(false);
    leaveToPay(paid.ports, paid.view().order);
    leaveToPay(paid.ports, null);
    expect(paid.ports.navigation.visits).toEqual([]);
  });
});
