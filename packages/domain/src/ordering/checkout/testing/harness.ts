import type { Identity, SalesOrder, Sdk } from '@claypot/sdk';
import { aCart, aLine, createRestaurant } from '@claypot/testing';
import { createActor } from 'xstate';
import { followOrder } from '../../../app/policies/ordering/order.ts';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { storedPayment } from '../../../machines/payment/record.ts';
import { ownedBy } from '../../../storage/owned-by.ts';
import { fakePorts } from '../../../testing/fakes.ts';
import { createWeather } from '../../../testing/weather.ts';
import { storedOrderDraft } from '../../order-draft/record.ts';
import { createCheckout } from '../checkout.implementation.ts';
import { selectCheckout } from '../checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout.types.ts';
import { aRequest } from './samples.ts';

const NOW = Temporal.Instant.from('2026-11-21T12:00:00Z');

/** The restaurant's API with an item in the cart and simulated network failures. */
function aServer() {
  const { operations, orders } = createRestaurant({ now: () => NOW, cart: aCart([aLine()]) });
  const doubled: string[] = [];
  const { answer, ...weather } = createWeather();

  async function place(input: Parameters<Sdk['cartCreateOrder']>[0]) {
    const { size } = orders.byKey;
    const isUnpaid = [...orders.byKey.values()].some(({ status }) => status === 'MAKING PAYMENT');
    const placed = await operations.cartCreateOrder(input);
    if (isUnpaid && orders.byKey.size > size) doubled.push(input.headers['Idempotency-Key']);
    return placed;
  }

  return {
    ...weather,
    orders: orders.byKey,
    requests: orders.requests,
    /** Keys of orders placed while another one awaited payment. */
    doubled,
    become: (status: SalesOrder['status'], id = 'order-1') =>
      orders.become(id, {
        status,
        payment_url: status === 'MAKING PAYMENT' ? '/sandbox/pay/1' : null,
      }),
    sdk: {
      cartCreateOrder: (input) => answer('place', () => place(input)),
      cartOrderOutcome: (input) => answer('outcome', () => operations.cartOrderOutcome(input)),
      orderDetail: (input) => answer('detail', () => operations.orderDetail(input)),
      orderCancel: (input) => answer('cancel', () => operations.orderCancel(input)),
    } satisfies Partial<Sdk>,
  };
}

const GUEST: Identity = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };

/** Browser of a customer with one server. Pages can be reloaded and opened in several tabs. */
export function aBrowser() {
  const server = aServer();
  const ports = fakePorts(server.sdk);
  const stored = storedPayment(ports.storage, 'demo', 'checkout');
  const draft = storedOrderDraft(ports.storage, 'demo');
  const carts: string[] = [];
  const failures: string[] = [];
  const outdated: string[] = [];
  const events = recordedEvents();
  followOrder({ events, navigation: ports.navigation });
  events.on({
    'order.rejected': () => void carts.push('refreshed'),
    'order.paid': () => void carts.push('refreshed'),
    'cart.replaced': () => void carts.push('replaced'),
    'times.outdated': () => void outdated.push('times'),
    'action.rejected': ({ code }) => void failures.push(code),
  });

  function openPage() {
    const deps = {
      ...ports,
      stored,
      draft,
      identity: () => GUEST,
      emit: events.emit,
    };
    const actor = createActor(createCheckout(deps), {
      input: { record: ownedBy(stored, GUEST) },
      clock: ports.clock.delays,
    });
    actor.start();
    return {
      actor,
      send: (event: CheckoutEvent) => actor.send(event),
      order: (changes = {}) =>
        actor.send({ type: 'SUBMIT', body: aRequest(changes), problem: null }),
      view: () => selectCheckout(actor.getSnapshot()),
      stage: () => selectCheckout(actor.getSnapshot()).stage,
      adopt: () => actor.send({ type: 'ADOPT', record: ownedBy(stored, GUEST) }),
    };
  }

  return { server, ports, stored, draft, carts, failures, outdated, openPage };
}
