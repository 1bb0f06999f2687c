import { ApiError, type SalesOrderSummary } from '@claypot/sdk';
import { anOrderSummary, SAMPLE_TOKEN } from '@claypot/testing';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../query/query.selectors.ts';
import { replies } from '../testing/replies.ts';
import { orderMachines } from './order-machines.ts';
import { type App, asGuest, asMember } from './testing/restaurant.ts';

const offline = () => Promise.reject(new ApiError({ kind: 'unsent', code: 'OFFLINE' }));

function readOrders(app: App) {
  const actor = createActor(app.machines(orderMachines).orders, { input: undefined }).start();
  return () => selectQuery<SalesOrderSummary[]>(actor.getSnapshot());
}

/** Somebody has read their orders online, and the app is closed. */
async function afterReading(visit: Awaited<ReturnType<typeof asGuest>>) {
  const order = anOrderSummary({ id: 'CCH-7' });
  visit.operations.orderList.mockResolvedValue([order]);
  const readAt = visit.ports.clock.now().epochMilliseconds;
  const orders = readOrders(visit.app);
  await replies();
  expect(orders().data).toEqual([order]);
  visit.ports.reads.rest();
  visit.ports.clock.advance(60_000);
  return { ...visit, order, readAt };
}

it('a visit without a line shows what the one before has read, and goes on when it is back', async () => {
  const { app, open, operations, order, ports, readAt } = await afterReading(await asGuest());
  app.stop();
  operations.orderList.mockImplementation(offline);
  ports.line.become(false);
  const orders = readOrders(await open());
  expect(orders()).toMatchObject({ status: 'ready', data: [order], refreshing: true });
  await replies();
  expect(orders()).toMatchObject({ data: [order], stale: true, asOf: readAt, error: 'OFFLINE' });

  operations.orderList.mockResolvedValue([]);
  ports.line.become(true);
  await replies();
  expect(orders()).toMatchObject({ status: 'empty', stale: false, asOf: null });
});

it('what could not be read at all is asked for when the line is back', async () => {
  const { app, operations, ports } = await asGuest();
  operations.orderList.mockImplementationOnce(offline).mockResolvedValue([]);
  const orders = readOrders(app);
  await replies();
  expect(orders()).toMatchObject({ status: 'failed', error: 'OFFLINE' });
  ports.line.become(true);
  await replies();
  expect(orders().status).toBe('empty');
});

it.each([
  ['signs out', (app: App) => app.session.send({ type: 'SIGN_OUT' })],
  ['is known no more', (app: App) => app.session.send({ type: 'EXPIRED', token: SAMPLE_TOKEN })],
])('nothing of it is on the device once the member %s', async (_, leave) => {
  const { app, ports } = await afterReading(await asMember());
  expect([...ports.reads.entries.values()].join()).toContain('CCH-7');
  leave(app);
  await replies();
  ports.reads.rest();
  expect([...ports.reads.entries.keys()]).toEqual([]);
});
