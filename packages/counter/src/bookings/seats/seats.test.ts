import { selectForm } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { BlockSeatsRequest, CounterSdk } from '@claypot/sdk/counter';
import { aBookingDay } from '@claypot/testing/counter';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { selectApproval } from '../../staff/approval/approval.selectors.ts';
import { createBlockSeats } from './seats-actions.implementation.ts';
import { createBlockForm, createBookingApproval } from './seats-forms.implementation.ts';

const BLOCK: BlockSeatsRequest = {
  branch_id: 'bangsar',
  date: '2026-11-28',
  time: '18:00',
  end_time: '20:00',
  seats: 10,
  reason: 'A leak',
  accept_over: false,
};
const OVER = {
  bookings: [
    { id: 'table-1', number: 'RS-1', time: '19:00', number_of_seats: 4, customer_name: 'Aisyah' },
  ],
};

test('lists the bookings that no longer fit, and blocks once the person accepts it', async () => {
  const blockSeats = vi.fn<CounterSdk['blockSeats']>(async () => aBookingDay());
  blockSeats.mockRejectedValueOnce(
    new ApiError({ kind: 'rejected', code: 'SEATS_BOOKED', status: 409, data: OVER }),
  );
  const runtime = fakeRuntime({ blockSeats });
  const actor = createActor(createBlockSeats(runtime)).start();
  actor.send({ type: 'RUN', input: BLOCK });
  await replies();
  expect(selectApproval(actor.getSnapshot()).output).toEqual({ kind: 'over', ...OVER });
  actor.send({ type: 'RUN', input: { ...BLOCK, accept_over: true } });
  await replies();
  expect(selectApproval(actor.getSnapshot()).output).toEqual({ kind: 'done' });
  const keys = blockSeats.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

test('shows other errors', async () => {
  const blockSeats = vi.fn<CounterSdk['blockSeats']>();
  blockSeats.mockRejectedValue(
    new ApiError({ kind: 'rejected', code: 'FORBIDDEN', status: 403, data: null }),
  );
  const runtime = fakeRuntime({ blockSeats });
  const actor = createActor(createBlockSeats(runtime)).start();
  actor.send({ type: 'RUN', input: BLOCK });
  await replies();
  expect(selectApproval(actor.getSnapshot())).toMatchObject({
    status: 'rejected',
    error: 'FORBIDDEN',
  });
});

test('the form of a block needs times, seats and a reason, and can be sent again', async () => {
  const onReady = vi.fn();
  const form = createActor(createBlockForm(), {
    input: { date: '2026-11-28', time: '', endTime: '', onReady },
  }).start();
  form.send({ type: 'SUBMIT' });
  expect(Object.keys(selectForm(form.getSnapshot()).errors).toSorted()).toEqual([
    'end_time',
    'reason',
    'seats',
    'time',
  ]);
  form.send({ type: 'CHANGE', change: { field: 'time', value: '18:00' } });
  form.send({ type: 'CHANGE', change: { field: 'end_time', value: '18:00' } });
  form.send({ type: 'CHANGE', change: { field: 'reason', value: 'A leak' } });
  form.send({ type: 'SUBMIT' });
  expect(selectForm(form.getSnapshot()).errors).toEqual({
    end_time: 'END_BEFORE_START',
    seats: 'SEATS_INVALID',
  });
  form.send({ type: 'CHANGE', change: { field: 'end_time', value: '20:00' } });
  form.send({ type: 'CHANGE', change: { field: 'extent', value: 'all' } });
  for (let times = 1; times <= 2; times += 1) {
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(onReady).toHaveBeenCalledTimes(times);
  }
  expect(onReady).toHaveBeenLastCalledWith({
    date: '2026-11-28',
    time: '18:00',
    end_time: '20:00',
    reason: 'A leak',
    seats: null,
  });
});

test('the setting of the approval sends null for by hand', async () => {
  const setBookingApproval = vi.fn<CounterSdk['setBookingApproval']>(async ({ body }) => ({
    auto_approve_up_to: body.up_to,
  }));
  const runtime = fakeRuntime({ setBookingApproval });
  const input = { branch_id: 'bangsar', upTo: 4 };
  const form = createActor(createBookingApproval(runtime), { input }).start();
  form.send({ type: 'CHANGE', change: { field: 'up_to', value: 0 } });
  form.send({ type: 'SUBMIT' });
  expect(selectForm(form.getSnapshot()).errors).toEqual({ up_to: 'PARTY_INVALID' });
  form.send({ type: 'CHANGE', change: { field: 'mode', value: 'by_hand' } });
  form.send({ type: 'SUBMIT' });
  await replies();
  expect(setBookingApproval.mock.calls[0]?.[0].body.up_to).toBeNull();
});
