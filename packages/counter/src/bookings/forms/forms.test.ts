import { selectForm } from '@claypot/domain/machines';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aBookingDay, aCounterBooking } from '@claypot/testing/counter';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../app/testing/runtime.ts';
import { createAddBooking } from './add-form.implementation.ts';
import { freeSeatsDuring } from './free-seats.ts';
import { createMoveBooking } from './move-form.implementation.ts';
import { createRejectBooking } from './reject-form.implementation.ts';

const booking = aCounterBooking();

describe('rejection', () => {
  const open = (rejectBooking: CounterSdk['rejectBooking']) => {
    const runtime = fakeRuntime({ rejectBooking });
    return createActor(createRejectBooking(runtime), { input: booking }).start();
  };

  test('needs a reason, and a text for another one', async () => {
    const rejectBooking = vi.fn<CounterSdk['rejectBooking']>(async () => booking);
    const form = open(rejectBooking);
    form.send({ type: 'SUBMIT' });
    expect(selectForm(form.getSnapshot()).errors).toEqual({ reason: 'REASON_REQUIRED' });
    form.send({ type: 'CHANGE', change: { field: 'reason', value: 'OTHER' } });
    form.send({ type: 'SUBMIT' });
    expect(selectForm(form.getSnapshot()).errors).toEqual({ text: 'TEXT_REQUIRED' });
    form.send({ type: 'CHANGE', change: { field: 'text', value: 'Our pot broke.' } });
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(rejectBooking.mock.calls[0]?.[0].body).toEqual({
      revision: 1,
      reason: 'OTHER',
      text: 'Our pot broke.',
    });
    expect(selectForm(form.getSnapshot()).done).toBe(true);
  });

  test('sends no text with another reason', async () => {
    const rejectBooking = vi.fn<CounterSdk['rejectBooking']>(async () => booking);
    const form = open(rejectBooking);
    form.send({ type: 'CHANGE', change: { field: 'text', value: 'half a text' } });
    form.send({ type: 'CHANGE', change: { field: 'reason', value: 'FULL' } });
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(rejectBooking.mock.calls[0]?.[0].body.text).toBeNull();
  });
});

test('a move that failed keeps what was typed, and its key after a lost response', async () => {
  const moveBooking = vi.fn<CounterSdk['moveBooking']>(async () => booking);
  moveBooking.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  const runtime = fakeRuntime({ moveBooking });
  const form = createActor(createMoveBooking(runtime), { input: booking }).start();
  expect(selectForm(form.getSnapshot()).values).toMatchObject({ time: '19:00', minutes: '90' });
  form.send({ type: 'CHANGE', change: { field: 'time', value: '20:15' } });
  form.send({ type: 'SUBMIT' });
  await replies();
  expect(selectForm(form.getSnapshot())).toMatchObject({ done: false, values: { time: '20:15' } });
  form.send({ type: 'SUBMIT' });
  await replies();
  expect(moveBooking.mock.calls.map(([{ body }]) => body.time)).toEqual(['20:15', '20:15']);
  const keys = moveBooking.mock.calls.map(([{ headers }]) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
});

test('rejects a time between two quarters of an hour', () => {
  const runtime = fakeRuntime({});
  const form = createActor(createMoveBooking(runtime), { input: booking }).start();
  form.send({ type: 'CHANGE', change: { field: 'time', value: '19:10' } });
  form.send({ type: 'SUBMIT' });
  expect(selectForm(form.getSnapshot()).errors).toEqual({ time: 'TIME_INVALID' });
});

describe('a new party', () => {
  const input = {
    branch_id: 'bangsar',
    kind: 'walk_in',
    date: '2026-11-28',
    time: '',
    minutes: 90,
  } as const;
  const open = (addBooking: CounterSdk['addBooking']) => {
    const runtime = fakeRuntime({ addBooking });
    return createActor(createAddBooking(runtime), { input }).start();
  };

  test('a walk-in sits now, without a name', async () => {
    const addBooking = vi.fn<CounterSdk['addBooking']>(async () => booking);
    const form = open(addBooking);
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(addBooking.mock.calls[0]?.[0].body).toMatchObject({
      date: null,
      time: null,
      customer_name: null,
      phone_no: null,
      reminder: false,
    });
  });

  test('a booking by phone needs time, name and number', async () => {
    const addBooking = vi.fn<CounterSdk['addBooking']>(async () => booking);
    const form = open(addBooking);
    form.send({ type: 'CHANGE', change: { field: 'kind', value: 'phone' } });
    form.send({ type: 'SUBMIT' });
    expect(selectForm(form.getSnapshot()).errors).toEqual({
      time: 'TIME_INVALID',
      customer_name: 'NAME_REQUIRED',
      phone_no: 'PHONE_REQUIRED',
    });
    form.send({ type: 'CHANGE', change: { field: 'time', value: '19:30' } });
    form.send({ type: 'CHANGE', change: { field: 'customer_name', value: 'Mr Tan' } });
    form.send({ type: 'CHANGE', change: { field: 'phone_no', value: '012-345 6789' } });
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(addBooking.mock.calls[0]?.[0].body).toMatchObject({
      date: '2026-11-28',
      time: '19:30',
      customer_name: 'Mr Tan',
      reminder: true,
    });
  });
});

describe('freeSeatsDuring', () => {
  const day = aBookingDay();

  test('returns the least free seats of the stay', () => {
    expect(freeSeatsDuring(day, { time: '19:00', minutes: 30 })).toBe(26);
  });

  test('counts the seats of the party itself as free', () => {
    const own = { startsAt: booking.starts_at, endsAt: booking.ends_at, party: 4 };
    expect(freeSeatsDuring(day, { time: '19:00', minutes: 30, own })).toBe(30);
  });

  test('returns null for a time that is not shown, and before the day is loaded', () => {
    expect(freeSeatsDuring(day, { time: '03:00', minutes: 30 })).toBeNull();
    expect(freeSeatsDuring(null, { time: '19:00', minutes: 30 })).toBeNull();
  });
});
