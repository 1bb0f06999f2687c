import { ApiError, type SalesOrder } from '@claypot/sdk';
import { anOrder } from '@claypot/testing';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { selectMutation } from '../../machines/mutation/mutation.selectors.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createOrderCancel } from './order-cancel.implementation.ts';

const OWNER = { customer_id: null, guest_id: 'guest' };

async function asked() {
  const orderCancel = vi.fn<(input: unknown) => Promise<SalesOrder>>();
  orderCancel.mockResolvedValue(anOrder({ status: 'CANCELLED' }));
  const events = recordedEvents();
  const emitted: string[] = [];
  events.on({
    'order.cancelled': ({ type }) => void emitted.push(type),
    'action.rejected': ({ code }) => void emitted.push(code),
  });
  const machine = createOrderCancel({
    ...fakePorts({ orderCancel }),
    emit: events.emit,
    identity: () => OWNER,
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RUN', input: { order_id: 'order-1' } });
  await replies();
  const say = async (type: 'CONFIRM' | 'CANCEL') => {
    actor.send({ type });
    await replies();
  };
  return { orderCancel, say, emitted, view: () => selectMutation(actor.getSnapshot()) };
}

it('cancels an unpaid order after confirmation and emits the event', async () => {
  const { orderCancel, say, emitted, view } = await asked();
  expect(view().status).toBe('asking');
  expect(orderCancel).not.toHaveBeenCalled();
  await say('CONFIRM');
  expect(orderCancel.mock.calls[0]?.[0]).toEqual({ path: { id: 'order-1' }, body: OWNER });
  expect(view().status).toBe('done');
  expect(emitted).toEqual(['order.cancelled']);
});

it('does nothing when the customer declines', async () => {
  const { orderCancel, say, view } = await asked();
  await say('CANCEL');
  expect(view().status).toBe('idle');
  expect(orderCancel).not.toHaveBeenCalled();
});

it('emits the error code when the order was paid meanwhile', async () => {
  const { orderCancel, say, emitted, view } = await asked();
  orderCancel.mockRejectedValue(
    new ApiError({ kind: 'rejected', code: 'ORDER_NOT_CANCELLABLE', status: 422 }),
  );
  await say('CONFIRM');
  expect(view()).toMatchObject({ status: 'rejected', error: 'ORDER_NOT_CANCELLABLE' });
  expect(emitted).toEqual(['ORDER_NOT_CANCELLABLE']);
});
