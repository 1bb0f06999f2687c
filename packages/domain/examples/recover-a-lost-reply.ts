import { createApp, orderMachines } from '@claypot/domain/app';
import { selectQuery } from '@claypot/domain/machines';
import { selectCheckout } from '@claypot/domain/ordering';
// Orders on a device that loses the reply to create_order and then its power: there is one order,
// and the device that starts again finds it.
import { createActor, waitFor } from 'xstate';
import { createNodePorts, memory, type Send } from './node-ports.ts';
import { arrive, fillCart, order } from './place-an-order.ts';

/** A network over which orders arrive and nothing about them comes back, until it is mended. */
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

/** Answers what the second start finds, and how often the order was sent in all. */
export async function recoverLostReply(server?: string, send: Send = fetch) {
  const storage = memory();
  const { network, send: through } = createBrokenNetwork(send);

  const first = await arrive(createNodePorts(server, through, storage));
  await fillCart(first);
  void order(first).catch(() => {}); // Nobody will ever hear of it: the power goes before.
  await waitFor(first.checkout, (snapshot) => snapshot.hasTag('unreachable'));
  first.stop();
  network.broken = false;

  // The same device later: the key that was stored before sending asks "did it land?".
  const second = createApp(createNodePorts(server, through, storage), { subdomain: 'demo' });
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
