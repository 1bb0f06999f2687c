import type { Identity, LandedOrder, SalesOrder } from '@claypot/sdk';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { storedOrderDraft } from '../../order-draft/record.ts';
import { followOrder } from '../../policies/order.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { createWeather } from '../../testing/weather.ts';
import { createCheckoutImplementations, recordOf } from '../checkout.live.ts';
import { selectCheckout } from '../checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout.types.ts';
import { storedCheckout } from '../record.ts';
import { aRequest, refusal } from './samples.ts';

/** A server that keeps orders by key and can be told to fail in each of the ways servers do. */
function aServer() {
  const orders = new Map<string, LandedOrder & { body: string }>();
  const doubled: string[] = [];
  const { answer, asked, clearUp, forecast, lateRequestsArrive } = createWeather();

  function byId(id: string): LandedOrder {
    const order = [...orders.values()].find((known) => known.id === id);
    if (!order) throw refusal('NOT_FOUND', null, 404);
    return order;
  }
  function place(key: string, body: string): LandedOrder {
    const known = orders.get(key);
    if (known && known.body !== body) throw refusal('IDEMPOTENCY_CONFLICT', null, 409);
    if (known) return known;
    const unpaid = [...orders.values()].some(({ status }) => status === 'MAKING PAYMENT');
    if (unpaid) doubled.push(key);
    const number = orders.size + 1;
    const order = {
      id: `order-${number}`,
      sales_order_tx_id: `CP-000${number}`,
      status: 'MAKING PAYMENT' as const,
      payment_url: `/sandbox/pay/${number}`,
      final_total_amount: aRequest().subtotal,
      body,
    };
    orders.set(key, order);
    return order;
  }

  return {
    orders,
    asked,
    /** Keys of orders that were made while another one waited for its payment. */
    doubled,
    forecast,
    clearUp,
    lateRequestsArrive,
    become(status: LandedOrder['status'], id = 'order-1') {
      Object.assign(byId(id), {
        status,
        payment_url: status === 'MAKING PAYMENT' ? '/sandbox/pay/1' : null,
      });
    },
    sdk: {
      cartCreateOrder: ({
        headers,
        body,
      }: {
        headers: { 'Idempotency-Key': string };
        body: unknown;
      }) =>
        answer('place', () => {
          const { id, payment_url, ...rest } = place(
            headers['Idempotency-Key'],
            JSON.stringify(body),
          );
          return { ...rest, id, payment_url: payment_url ?? '' };
        }),
      cartOrderOutcome: ({ body }: { body: { idempotency_key: string } }) =>
        answer('outcome', () => {
          const order = orders.get(body.idempotency_key) ?? null;
          return { outcome: order ? ('created' as const) : ('unknown' as const), order };
        }),
      orderDetail: ({ path }: { path: { id: string } }) =>
        answer('detail', () => ({ ...byId(path.id) }) as unknown as SalesOrder),
      orderCancel: ({ path }: { path: { id: string } }) =>
        answer('cancel', () => {
          const order = byId(path.id);
          if (order.status !== 'MAKING PAYMENT') throw refusal('ORDER_NOT_CANCELLABLE', null, 409);
          Object.assign(order, {
            status: 'CANCELLED',
            payment_url: null,
            cancel_reason: 'CUSTOMER_CANCELLED',
          });
          return order as unknown as SalesOrder;
        }),
    },
  };
}

const GUEST: Identity = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };

/** One customer's browser before one server: pages that can be reloaded, and tabs. */
export function aBrowser() {
  const server = aServer();
  const ports = fakePorts(server.sdk);
  const stored = storedCheckout(ports.storage, 'demo');
  const draft = storedOrderDraft(ports.storage, 'demo');
  const carts: string[] = [];
  const failures: string[] = [];
  const events = recordedEvents();
  followOrder({ events, navigation: ports.navigation });
  events.on({
    'order.refused': () => void carts.push('refreshed'),
    'order.paid': () => void carts.push('refreshed'),
    'cart.replaced': () => void carts.push('replaced'),
    'action.refused': ({ code }) => void failures.push(code),
  });

  function openPage() {
    const deps = {
      ...ports,
      stored,
      draft,
      identity: () => GUEST,
      emit: events.emit,
    };
    const actor = createActor(createCheckoutImplementations(deps), {
      input: { record: recordOf(deps) },
      clock: ports.clock.delays,
    });
    actor.start();
    return {
      actor,
      send: (event: CheckoutEvent) => actor.send(event),
      order: (changes = {}) =>
        actor.send({ type: 'ORDER', request: aRequest(changes), asGuest: false, closed: null }),
      view: () => selectCheckout(actor.getSnapshot()),
      stage: () => selectCheckout(actor.getSnapshot()).stage,
      adopt: () => actor.send({ type: 'ADOPT', record: recordOf(deps) }),
    };
  }

  return { server, ports, stored, draft, carts, failures, openPage };
}
