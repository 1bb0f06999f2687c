// The device loses the reply to `create_order`, then loses power. After a restart it finds the
// order, and there is only one.
import { createApp, orderMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { createMemoryStorage, createNodePorts } from '@claypot/domain/node';
import { selectCheckout } from '@claypot/domain/ordering';
import { createActor, waitFor } from 'xstate';
import { arrive, fillCart, order } from './place-an-order.ts';

type Send = (request: Request) => Promise<Response>;

/**
 * Returns a network that, until `broken` is false, delivers orders but drops their replies.
 * Meanwhile it also blocks `order_outcome` requests.
 */
export function createBrokenNetwork(send: Send) {
  const network = { broken: true, sent: 0 };
  const through: Send = async (request) => {
    const isOrder = request.url.endsWith('/cart/create_order');
    const isQuestion = request.url.endsWith('/cart/order_outcome');
    if (isOrder) network.sent += 1;
    if (isQuestion && network.broken) throw new TypeError('The network is down');
    const reply = await send(request);
    if (isOrder && network.broken) throw new TypeError('The reply was lost');
    return reply;
  };
  return { network, send: through };
}

/**
 * Returns the order found after the restart, the number of orders listed and the number of
 * `create_order` requests sent.
 */
export async function recoverLostReply(server?: string, send: Send = fetch) {
  const storage = createMemoryStorage();
  const { network, send: through } = createBrokenNetwork(send);

  const first = await arrive(createNodePorts({ server, storage, send: through }));
  await fillCart(first);
  void order(first).catch(() => {}); // This never settles: the device loses power first.
  await waitFor(first.checkout, (snapshot) => snapshot.hasTag('unreachable'));
  first.stop();
  network.broken = false;

  // The same device restarts: it uses the idempotency key stored before sending to query the
  // order's outcome.
  const second = createApp(createNodePorts({ server, storage, send: through }), {
    subdomain: 'demo',
  });
  await second.loadMachines();
  const found = await waitFor(second.checkout, (snapshot) => snapshot.hasTag('payment'));
  const list = createActor(second.machines(orderMachines).orders).start();
  const listed = await waitFor(list, (snapshot) => selectQuery(snapshot).status !== 'loading');
  const orders = selectQuery(listed).data ?? [];
  second.stop();
  return { order: selectCheckout(found).order, sent: network.sent, orders: orders.length };
}

if (import.meta.main) {
  console.log(await recoverLostReply(process.argv[2]));
}
